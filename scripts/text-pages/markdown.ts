import markdownIt, { type Token } from 'markdown-it'
// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import { slugOf } from '../../src/catalogue/slug.ts'
import type { TextElement, TextNode, TextTag } from '../../src/text-pages/text-page.ts'
import { pathOfLink } from './links.ts'

const parser = markdownIt({ html: true, typographer: false })
// Links are checked here (`links.ts`), with a message: the parser would show a bad one as text.
parser.validateLink = () => true
parser.normalizeLink = (url) => url

const tags: ReadonlySet<string> = new Set<TextTag>([
  ...([
    'p',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'blockquote',
    'pre',
    'code',
    'hr',
    'br',
  ] as const),
  ...(['em', 'strong', 's', 'a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'] as const),
])
const isTag = (tag: string): tag is TextTag => tags.has(tag)

interface Linked {
  readonly href: string
  /** Of the file, from 1. */
  readonly line: number
}

/** A text and what has to be checked beside its syntax. */
export interface ReadMarkdown {
  readonly nodes: readonly TextNode[]
  readonly links: readonly Linked[]
  readonly images: readonly Linked[]
  /** Of its headings. */
  readonly ids: readonly string[]
  /** What cannot be used: a sentence each, without the file's name. */
  readonly faults: readonly string[]
}

interface OpenElement {
  tag: TextTag
  id?: string
  href?: string
  start?: number
  align?: NonNullable<TextElement['align']>
  columns?: string
  children: TextNode[]
}

const comments = /<!--.*?-->/gs

const alignments: ReadonlyMap<string, NonNullable<TextElement['align']>> = new Map([
  ['text-align:left', 'start'],
  ['text-align:center', 'center'],
  ['text-align:right', 'end'],
])

const attributeOf = (token: Token, name: string): string => String(token.attrGet(name) ?? '')

/** The words of nodes, of images their descriptions. */
const wordsOf = (nodes: readonly TextNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : (node.image?.alt ?? wordsOf(node.children ?? []))))
    .join('')

/** The words of a table's head, whose only row is the first. */
function columnsOf([head]: readonly TextNode[]): string {
  const [row] = typeof head === 'object' ? (head.children ?? []) : []
  const cells = typeof row === 'object' ? (row.children ?? []) : []
  return cells.map((cell) => wordsOf([cell])).join(', ')
}

/** The first paragraph that has words, in one line. */
export function firstParagraph(nodes: readonly TextNode[]): string {
  const paragraphs = nodes.filter((node) => typeof node === 'object' && node.tag === 'p')
  const words = paragraphs.map((paragraph) => wordsOf([paragraph]).replaceAll(/\s+/g, ' ').trim())
  return words.find((text) => text !== '') ?? ''
}

/**
 * Reads Markdown (CommonMark and tables) as a tree of elements. HTML is a fault, except comments, which are left out.
 * `firstLine` is the line of the file at which the text begins; `locale` that of the words, which headings are linked by.
 */
export function readMarkdown(text: string, firstLine = 1, locale?: string): ReadMarkdown {
  const links: Linked[] = []
  const images: Linked[] = []
  const ids: string[] = []
  const faults: string[] = []
  const root: TextNode[] = []
  const open: OpenElement[] = []
  let line = firstLine

  const add = (node: TextNode) => (open.at(-1)?.children ?? root).push(node)
  const fault = (sentence: string) => faults.push(`line ${line}: ${sentence}`)

  function newId(words: string): string {
    const slug = slugOf(words, locale) || 'section'
    let id = slug
    for (let number = 2; ids.includes(id); number += 1) id = `${slug}-${number}`
    ids.push(id)
    return id
  }

  function start(token: Token): void {
    if (token.tag === 'h1')
      fault('The title is in the front matter, so that headings of the text begin with ## or more.')
    const tag = token.tag === 'h1' ? 'h2' : token.tag
    if (!isTag(tag)) throw new Error(`Markdown has made an unknown element: ${token.type}.`)
    const element: OpenElement = { tag, children: [] }
    if (tag === 'a') {
      const href = attributeOf(token, 'href')
      links.push({ href, line })
      element.href = pathOfLink(href)
    }
    const first = Number(token.attrGet('start') ?? 1)
    if (tag === 'ol' && first !== 1) element.start = first
    const align = alignments.get(attributeOf(token, 'style'))
    if (align) element.align = align
    open.push(element)
  }

  function end(): void {
    const element = open.pop()
    if (!element) return
    if (/^h\d$/.test(element.tag)) element.id = newId(wordsOf(element.children))
    if (element.tag === 'table') element.columns = columnsOf(element.children)
    add(element)
  }

  function addSingle(token: Token): void {
    switch (token.type) {
      case 'inline':
        readTokens(token.children ?? [])
        return
      case 'text':
      case 'text_special':
        if (token.content !== '') add(token.content)
        return
      case 'softbreak':
        add('\n')
        return
      case 'hardbreak':
        add({ tag: 'br' })
        return
      case 'hr':
        add({ tag: 'hr' })
        return
      case 'code_inline':
        add({ tag: 'code', children: [token.content] })
        return
      case 'code_block':
      case 'fence':
        add({ tag: 'pre', children: [{ tag: 'code', children: [token.content] }] })
        return
      case 'image': {
        const src = attributeOf(token, 'src')
        images.push({ href: src, line })
        if (token.content.trim() === '')
          fault(`The image ${src} needs a description: ![what it shows](${src})`)
        // Its size is known later (`read-text-pages.ts`).
        add({ tag: 'img', image: { src, alt: token.content, width: 0, height: 0 } })
        return
      }
      case 'html_block':
      case 'html_inline': {
        const rest = token.content.replaceAll(comments, '').trim()
        const [first] = rest.split('\n')
        if (rest.includes('<')) fault(`HTML is not read (${first}). Write it as Markdown.`)
        else if (rest !== '')
          fault(`Words after a comment are not read (${first}). Write the comment in a line of its own.`)
        return
      }
      default:
        throw new Error(`Markdown has made an unknown part: ${token.type}.`)
    }
  }

  function readTokens(tokens: readonly Token[]): void {
    for (const token of tokens) {
      if (token.map) line = firstLine + token.map[0]
      // The paragraphs of a list without blank lines.
      if (token.hidden) continue
      if (token.nesting === 1) start(token)
      else if (token.nesting === -1) end()
      else addSingle(token)
    }
  }

  readTokens(parser.parse(text, {}))
  return { nodes: root, links, images, ids, faults }
}
