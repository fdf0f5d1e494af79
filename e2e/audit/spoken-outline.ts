import type { CDPSession, Page } from '@playwright/test'

type Node = Awaited<ReturnType<typeof getTree>>[number]

const getTree = async (session: CDPSession) => (await session.send('Accessibility.getFullAXTree')).nodes

/** What is read as one, its words being its name. */
const whole = new Set(
  'link button tab option radio checkbox slider spinbutton textbox searchbox combobox MenuListPopup image img'.split(
    ' ',
  ),
)
const landmarks = new Set(
  'banner navigation main contentinfo search complementary region form dialog alertdialog'.split(' '),
)
const groups = new Set(
  'article group list tablist tabpanel toolbar radiogroup table grid row columnheader rowheader cell gridcell status alert'.split(
    ' ',
  ),
)
/** Of a long list the first ones tell what the others sound like; of a table, its head and some rows. */
const keptOf = { list: 2, grid: 2, table: 5 }
const longestOf = { list: 8, grid: 2, table: 5 }
const isLongKind = (role: string): role is keyof typeof keptOf => role in keptOf

const states = [
  'pressed',
  'checked',
  'selected',
  'expanded',
  'disabled',
  'required',
  'invalid',
  'modal',
  'hasPopup',
]
// Said always, or by no screen reader.
const silent = new Set<unknown>([undefined, false, 'false', ''])

const tellValue = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

function tellStates(node: Node): string {
  const valueOf = (name: string): unknown => node.properties?.find((one) => one.name === name)?.value.value
  const told = states
    .map((name) => [name, valueOf(name)] as const)
    .filter(([name, value]) => !silent.has(value) || (name === 'pressed' && value === 'false'))
    .map(([name, value]) =>
      name === 'hasPopup'
        ? `opens ${String(value)}`
        : value === 'false' || value === false
          ? `not ${name}`
          : name,
    )
  const value = tellValue(node.value?.value)
  return [
    ...(value === '' ? [] : [`value “${value}”`]),
    ...told,
    // A tooltip that repeats the name is not said again.
    ...(node.description?.value && node.description.value !== node.name?.value
      ? [`described “${String(node.description.value)}”`]
      : []),
  ]
    .map((words) => `, ${words}`)
    .join('')
}

/**
 * What a screen reader meets from the top of the page to its end, a line each: role, name, what is said about its state.
 * Made from the browser's own accessibility tree; long lists are cut to their first two items.
 */
export async function outlineOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const nodes = await getTree(session)
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const lines: string[] = []
  const childrenOf = (node: Node) =>
    (node.childIds ?? []).map((id) => byId.get(id)).filter((child) => child !== undefined)
  const roleOf = (node: Node) => String(node.role?.value ?? '')
  const nameOf = (node: Node) =>
    String(node.name?.value ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim()

  /** Those that are met: what is ignored is passed through. */
  const met = (node: Node): readonly Node[] =>
    childrenOf(node).flatMap((child) => {
      const role = roleOf(child)
      if (role === 'InlineTextBox' || role === 'ListMarker') return []
      const isThere = whole.has(role) || landmarks.has(role) || groups.has(role)
      return isThere || role === 'heading' || role === 'listitem' || role === 'StaticText'
        ? [child]
        : met(child)
    })

  /** Words that only repeat the name of what they stand in, or of the field that they label, are left out. */
  const tellAll = (children: readonly Node[], depth: number, around = '') => {
    let text = ''
    let last = around
    const flush = (next = '') => {
      const words = text.trim()
      if (words && words !== last && words !== next) lines.push('  '.repeat(depth) + words)
      text = ''
    }
    for (const child of children) {
      if (roleOf(child) === 'StaticText') {
        text += ` ${nameOf(child)}`
        continue
      }
      flush(nameOf(child))
      tell(child, depth)
      last = nameOf(child)
    }
    flush()
  }

  const tell = (node: Node, depth: number) => {
    const role = roleOf(node)
    const name = nameOf(node)
    const children = met(node)
    const line = (words: string) => lines.push('  '.repeat(depth) + words)
    if (role === 'heading') {
      const level: unknown = node.properties?.find((one) => one.name === 'level')?.value.value
      const isLink = children.length === 1 && children.some((child) => roleOf(child) === 'link')
      line(`heading ${String(level)}${isLink ? ' link' : ''} “${name}”${tellStates(node)}`)
      return
    }
    const quoted = name ? ` “${name}”` : ''
    if (whole.has(role)) {
      line(role + quoted + tellStates(node))
      return
    }
    if (role === 'listitem') {
      tellAll(children, depth)
      return
    }
    if (isLongKind(role)) {
      line(`${role}${quoted}${role === 'list' ? `, ${children.length} items` : ''}`)
      const isLong = children.length > longestOf[role]
      tellAll(isLong ? children.slice(0, keptOf[role]) : children, depth + 1, name)
      if (isLong) lines.push(`${'  '.repeat(depth + 1)}…`)
      return
    }
    // Cells are named by what is in them.
    const isCell = /cell|header/.test(role)
    line(role + (isCell && children.length > 0 ? '' : quoted) + tellStates(node))
    tellAll(children, depth + 1, isCell ? '' : name)
  }

  const [root] = nodes
  if (!root) return ''
  lines.push(`title “${nameOf(root)}”`)
  tellAll(met(root), 0)
  return `${lines.join('\n')}\n`
}
