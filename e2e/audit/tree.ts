import type { Page } from '@playwright/test'

/** Of Chromium's accessibility tree: what is read here. */
interface Node {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: { readonly value?: unknown }
  readonly name?: { readonly value?: unknown }
  readonly description?: { readonly value?: unknown }
  readonly value?: { readonly value?: unknown }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
  readonly childIds?: readonly string[]
}

/** States and properties worth a word; each only where it says something. */
const said = new Set([
  'level',
  'checked',
  'pressed',
  'selected',
  'expanded',
  'disabled',
  'invalid',
  'required',
  'modal',
  'hasPopup',
  'roledescription',
])
const unsaid = new Set<unknown>([false, 'false', undefined, ''])
/** Selected or pressed, or not: both are news. */
const alwaysSaid = new Set(['checked', 'pressed', 'selected', 'expanded'])
/** Of these, more than so many parts are told by the first two. */
const longest = 4
const many = new Set(['list', 'grid', 'rowgroup', 'toolbar', 'MenuListPopup'])

const text = (value: { readonly value?: unknown } | undefined) =>
  typeof value?.value === 'string' || typeof value?.value === 'number' ? String(value.value) : ''

function describe(node: Node): string {
  const states = (node.properties ?? [])
    .filter(({ name, value }) => said.has(name) && (alwaysSaid.has(name) || !unsaid.has(value.value)))
    .filter(({ name }) => name !== 'level' || text(node.role) === 'heading')
    .map(({ name, value }) => `${name}=${String(value.value)}`)
  const words = [text(node.role)]
  if (text(node.name)) words.push(JSON.stringify(text(node.name)))
  if (text(node.value)) words.push(`value=${JSON.stringify(text(node.value))}`)
  if (text(node.description)) words.push(`described ${JSON.stringify(text(node.description))}`)
  return [...words, ...states].join(' ')
}

/**
 * The page's accessibility tree as indented lines: role, name and states. What says nothing is left out. `start` is how
 * the line of the part begins that is wanted; without it, it is the whole page.
 */
export async function readTree(page: Page, start = ''): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const byId = new Map<string, Node>(nodes.map((node) => [node.nodeId, node]))
  const lines: string[] = []
  const walk = (node: Node, depth: number, above: string) => {
    const role = text(node.role)
    const isBare = node.ignored || role === 'none' || (role === 'generic' && !text(node.name))
    const isEcho = role === 'StaticText' && above.endsWith(text(node.name).trim())
    if (role === 'InlineTextBox' || role === 'ListMarker' || isEcho) return
    if (!isBare) lines.push(`${'  '.repeat(depth)}${describe(node)}`)
    const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? [])
    const isLong = many.has(role) && children.length > longest
    for (const child of isLong ? children.slice(0, 2) : children)
      walk(child, isBare ? depth : depth + 1, isBare ? above : text(node.name))
    if (isLong) lines.push(`${'  '.repeat(depth + 1)}… and ${children.length - 2} more`)
  }
  const root = nodes.find((node) => !node.ignored && describe(node).startsWith(start))
  if (root) walk(root, 0, '')
  return `${lines.join('\n')}\n`
}
