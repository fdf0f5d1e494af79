/** The elements that Markdown makes; `scripts/text-pages/markdown.ts` makes no others. */
export type TextTag =
  | 'p'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'h6'
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'pre'
  | 'code'
  | 'hr'
  | 'br'
  | 'em'
  | 'strong'
  | 's'
  | 'a'
  | 'img'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'

export interface TextElement {
  readonly tag: TextTag
  /** Of a heading, for links to it. */
  readonly id?: string
  /** Of a link: a path of this shop, a whole address, or one of `mailto:` and `tel:`. */
  readonly href?: string
  readonly image?: {
    readonly src: string
    readonly alt: string
    readonly width: number
    readonly height: number
  }
  /** Of a table: the words of its head. */
  readonly columns?: string
  /** The first number of a list; 1 where it is missing. */
  readonly start?: number
  /** Of a table's cell. */
  readonly align?: 'start' | 'center' | 'end'
  readonly children?: readonly TextNode[]
}

export type TextNode = string | TextElement

/** A page of the owner's: a Markdown file of the catalogue's `pages` folder. */
export interface TextPage {
  /** The file's name, and the page's path after the slash. */
  readonly name: string
  readonly title: string
  /** For search engines and social networks. */
  readonly description: string
  /** BCP 47, of a page that is in the main language where the shop is in another one. */
  readonly lang?: string
  readonly nodes: readonly TextNode[]
}
