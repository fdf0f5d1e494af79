import type { CDPSession, Page } from '@playwright/test'

type Node = Awaited<ReturnType<typeof getTree>>[number]

const getTree = async (session: CDPSession) => (await session.send('Accessibility.getFullAXTree')).nodes

/** Roles that are read as one unit: the name is their text. */
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
/** Number of items kept of a long list, grid or table: the others are alike. */
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
// Values that screen readers do not speak.
const silent = new Set<unknown>([undefined, false, 'false', ''])

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

function describeStates(node: Node): string {
  const valueOf = (name: string): unknown => node.properties?.find((one) => one.name === name)?.value.value
  const spoken = states
    .map((name) => [name, valueOf(name)] as const)
    .filter(([name, value]) => !silent.has(value) || (name === 'pressed' && value === 'false'))
    .map(([name, value]) =>
      name === 'hasPopup'
        ? `opens ${String(value)}`
        : value === 'false' || value === false
          ? `not ${name}`
          : name,
    )
  const value = textOf(node.value?.value)
  return [
    ...(value === '' ? [] : [`value “${value}”`]),
    ...spoken,
    // A tooltip that repeats the name is not spoken.
    ...(node.description?.value && node.description.value !== node.name?.value
      ? [`described “${String(node.description.value)}”`]
      : []),
  ]
    .map((words) => `, ${words}`)
    .join('')
}

/**
 * The page's elements in reading order, a line each: role, name and state, from the browser's accessibility tree. Long
 * lists are cut to their first two items.
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

  /** The nearest descendants that are read; nodes that are not are replaced by their children. */
  const readChildrenOf = (node: Node): readonly Node[] =>
    childrenOf(node).flatMap((child) => {
      const role = roleOf(child)
      if (role === 'InlineTextBox' || role === 'ListMarker') return []
      const isRead = whole.has(role) || landmarks.has(role) || groups.has(role)
      return isRead || role === 'heading' || role === 'listitem' || role === 'StaticText'
        ? [child]
        : readChildrenOf(child)
    })

  /** Omits text that repeats the name of its container, or of the field that it labels. */
  const writeChildren = (children: readonly Node[], depth: number, around = '') => {
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
      writeNode(child, depth)
      last = nameOf(child)
    }
    flush()
  }

  const writeNode = (node: Node, depth: number) => {
    const role = roleOf(node)
    const name = nameOf(node)
    const children = readChildrenOf(node)
    const line = (words: string) => lines.push('  '.repeat(depth) + words)
    if (role === 'heading') {
      const level: unknown = node.properties?.find((one) => one.name === 'level')?.value.value
      const isLink = children.length === 1 && children.some((child) => roleOf(child) === 'link')
      line(`heading ${String(level)}${isLink ? ' link' : ''} “${name}”${describeStates(node)}`)
      return
    }
    const quoted = name ? ` “${name}”` : ''
    if (whole.has(role)) {
      line(role + quoted + describeStates(node))
      return
    }
    if (role === 'listitem') {
      writeChildren(children, depth)
      return
    }
    if (isLongKind(role)) {
      line(`${role}${quoted}${role === 'list' ? `, ${children.length} items` : ''}`)
      const isLong = children.length > longestOf[role]
      writeChildren(isLong ? children.slice(0, keptOf[role]) : children, depth + 1, name)
      if (isLong) lines.push(`${'  '.repeat(depth + 1)}…`)
      return
    }
    // A cell's name is its content.
    const isCell = /cell|header/.test(role)
    line(role + (isCell && children.length > 0 ? '' : quoted) + describeStates(node))
    writeChildren(children, depth + 1, isCell ? '' : name)
  }

  const [root] = nodes
  if (!root) return ''
  lines.push(`title “${nameOf(root)}”`)
  writeChildren(readChildrenOf(root), 0)
  return `${lines.join('\n')}\n`
}
