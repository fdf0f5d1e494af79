import { parseDocument } from 'htmlparser2'
import { textOfInlines, type Block, type Inline, type TableRow } from '../text-blocks.ts'

/*
 * Reads HTML as data: the result holds words and their structure, never markup, so that nothing of it can run.
 * `script`, `style` and the like are left out with their content; every other unknown element counts as its content.
 */

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Node, { readonly attribs: unknown }>

const isElement = (node: Node): node is Element => 'attribs' in node
/** The DOM's constant. */
const textNode = 3

const dropped = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'noscript',
  'svg',
  'math',
  'head',
  'title',
])
/** Elements without words that a shopper would miss. */
const media = new Set(['img', 'video', 'audio', 'embed', 'canvas'])
/** Whether an element is left out with its content. */
export const isLeftOut = (name: string): boolean => dropped.has(name)
/** Whether an element is left out, but not the words in it. */
export const isMedia = (name: string): boolean => media.has(name)

export const blockNames: ReadonlySet<string> = new Set(
  'p div section article main header footer aside blockquote pre figure figcaption address h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table thead tbody tfoot tr td th hr'.split(
    ' ',
  ),
)
const headings = /^h[1-6]$/

/** Elements nested deeper are left out: no text has so many, and the stack is limited. */
const deepest = 100

/** An https address or a path of this site; null for any other, such as `javascript:`. */
export function readLink(href: string | undefined): string | null {
  const text = href?.trim() ?? ''
  if (/[\s\p{Cc}\\]/u.test(text)) return null
  if (/^\/(?!\/)/.test(text)) return text
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return null
  const { username, password } = new URL(text)
  return username === '' && password === '' ? text : null
}

const isBlank = (inline: Inline) => typeof inline === 'string' && inline.trim() === ''

/** Joins neighbouring texts, reduces white space, and trims both ends. */
function tidy(inlines: readonly Inline[]): Inline[] {
  const joined: Inline[] = []
  for (const inline of inlines) {
    const last = joined.at(-1)
    if (typeof inline === 'string' && typeof last === 'string') joined[joined.length - 1] = last + inline
    else joined.push(inline)
  }
  const single = joined.map((inline) =>
    typeof inline === 'string' ? inline.replaceAll(/[ \t\r\n\f]+/g, ' ') : inline,
  )
  const isEdge = (inline: Inline | undefined) =>
    inline === undefined || (typeof inline === 'object' && 'lineBreak' in inline)
  return single
    .map((inline, at) => {
      if (typeof inline !== 'string') return inline
      const start = isEdge(single[at - 1]) ? inline.trimStart() : inline
      return isEdge(single[at + 1]) ? start.trimEnd() : start
    })
    .filter((inline) => inline !== '')
}

/** Leaves out emphasis and links without words. */
const filled = (inline: Exclude<Inline, string>): Inline[] =>
  textOfInlines([inline]).trim() === '' ? [' '] : [inline]

function inlinesOf(nodes: readonly Node[], depth = 0, isInLink = false): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.nodeType === textNode) return 'data' in node ? [node.data] : []
    if (!isElement(node) || dropped.has(node.name)) return []
    const inner = () =>
      depth < deepest ? inlinesOf(node.children, depth + 1, isInLink || node.name === 'a') : []
    switch (node.name) {
      case 'br':
        return [{ lineBreak: true }]
      case 'b':
      case 'strong':
        return filled({ strong: inner() })
      case 'i':
      case 'em':
        return filled({ em: inner() })
      case 'a': {
        const href = isInLink ? null : readLink(node.attribs['href'])
        return href === null ? inner() : filled({ link: inner(), href })
      }
      default:
        // Blocks where only words can be: a space keeps those of two neighbours apart.
        return blockNames.has(node.name) ? [' ', ...inner(), ' '] : inner()
    }
  })
}

const elementsNamed = (nodes: readonly Node[], names: readonly string[], depth = 0): Element[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return []
    if (names.includes(node.name)) return [node]
    return depth < deepest ? elementsNamed(node.children, names, depth + 1) : []
  })

/** Whether there are words outside the elements with these names. */
const hasWordsOutside = (nodes: readonly Node[], names: readonly string[], depth = 0): boolean =>
  nodes.some((node) => {
    if (node.nodeType === textNode) return 'data' in node && node.data.trim() !== ''
    if (!isElement(node) || names.includes(node.name) || dropped.has(node.name)) return false
    return depth < deepest && hasWordsOutside(node.children, names, depth + 1)
  })

const isSpanning = ({ attribs: { colspan = '1', rowspan = '1' } }: Element) =>
  colspan.trim() !== '1' || rowspan.trim() !== '1'

function tableOf(table: Element, lost: Set<string>): Block[] {
  if (hasWordsOutside(table.children, ['tr'])) lost.add('words of a table outside its cells')
  const rows = elementsNamed(table.children, ['tr']).flatMap((row): TableRow[] => {
    if (hasWordsOutside(row.children, ['td', 'th'])) lost.add('words of a table outside its cells')
    const cells = elementsNamed(row.children, ['td', 'th'])
    if (cells.some(isSpanning)) lost.add('cells that span several columns or rows')
    if (cells.length === 0) return []
    const isHead = cells.every(({ name }) => name === 'th')
    return [{ cells: cells.map((cell) => tidy(inlinesOf(cell.children))), ...(isHead && { isHead }) }]
  })
  return rows.length > 0 ? [{ table: rows }] : []
}

function listOf(list: Element, lost: Set<string>): Block[] {
  if (hasWordsOutside(list.children, ['li'])) lost.add('words of a list outside its items')
  const items = elementsNamed(list.children, ['li'])
    .map((item) => tidy(inlinesOf(item.children)))
    .filter((item) => item.length > 0)
  return items.length > 0 ? [{ list: items, ...(list.name === 'ol' && { isNumbered: true as const }) }] : []
}

function paragraphOf(inlines: readonly Inline[]): Block[] {
  const tidied = tidy(inlines)
  if (tidied.every((inline) => isBlank(inline) || (typeof inline === 'object' && 'lineBreak' in inline)))
    return []
  const [only] = tidied
  return [tidied.length === 1 && typeof only === 'string' ? only : { paragraph: tidied }]
}

function blocksIn(nodes: readonly Node[], depth: number, lost: Set<string>): Block[] {
  const blocks: Block[] = []
  let loose: Inline[] = []
  const flush = () => {
    blocks.push(...paragraphOf(loose))
    loose = []
  }
  for (const node of nodes) {
    const isBlock = isElement(node) && blockNames.has(node.name)
    if (!isBlock || depth >= deepest) loose.push(...inlinesOf([node]))
    else {
      flush()
      if (headings.test(node.name)) {
        const heading = tidy(inlinesOf(node.children))
        if (heading.length > 0) blocks.push({ heading })
      } else if (node.name === 'ul' || node.name === 'ol') blocks.push(...listOf(node, lost))
      else if (node.name === 'table') blocks.push(...tableOf(node, lost))
      else blocks.push(...blocksIn(node.children, depth + 1, lost))
    }
  }
  flush()
  return blocks
}

/** Elements and links that no block shows, with repeats. */
function lostIn(nodes: readonly Node[], depth = 0): string[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return []
    const { name } = node
    if (isLeftOut(name) || isMedia(name)) return [`the element ${name}`]
    const href = name === 'a' ? node.attribs['href'] : undefined
    const inner = depth < deepest ? lostIn(node.children, depth + 1) : ['deeply nested elements']
    return href !== undefined && readLink(href) === null ? ['links of other kinds', ...inner] : inner
  })
}

export interface ReadHtml {
  readonly blocks: readonly Block[]
  /** What no block shows, each kind once: `the element img`. */
  readonly lost: readonly string[]
}

/** Reads a description in HTML. Accepts any text, never throws. */
export function readHtml(html: string): ReadHtml {
  const { children } = parseDocument(html)
  const lost = new Set(lostIn(children))
  // First, since it adds to what is lost.
  const blocks = blocksIn(children, 0, lost)
  return { blocks, lost: [...lost] }
}

/** The words of HTML in one line. Accepts any text, never throws. */
export const wordsOfHtml = (html: string): string =>
  textOfInlines(inlinesOf(parseDocument(html).children))
    .replaceAll(/[ \t\r\n\f\u00A0]+/g, ' ')
    .trim()
