/** A run of text: plain, emphasized, or a link. */
export type Inline =
  | string
  | { readonly strong: readonly Inline[] }
  | { readonly em: readonly Inline[] }
  | { readonly link: readonly Inline[]; readonly href: string }
  | { readonly lineBreak: true }

/** A row of a table; `isHead` where all its cells are headings. */
export interface TableRow {
  readonly cells: readonly (readonly Inline[])[]
  readonly isHead?: true
}

/** A part of a text with structure; a string is a paragraph of plain text. */
export type Block =
  | string
  | { readonly paragraph: readonly Inline[] }
  | { readonly heading: readonly Inline[] }
  | { readonly list: readonly (readonly Inline[])[]; readonly isNumbered?: true }
  | { readonly table: readonly TableRow[] }

/** The paragraphs of a plain text, which blank lines separate. */
export const blocksOfText = (text: string): readonly Block[] =>
  text.split(/\n\s*\n/).flatMap((paragraph) => (paragraph.trim() === '' ? [] : [paragraph.trim()]))

/** The words alone. */
export function textOfInlines(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline
      if ('lineBreak' in inline) return '\n'
      return textOfInlines('strong' in inline ? inline.strong : 'em' in inline ? inline.em : inline.link)
    })
    .join('')
}

function textOfBlock(block: Block): string {
  if (typeof block === 'string') return block
  if ('paragraph' in block) return textOfInlines(block.paragraph)
  if ('heading' in block) return textOfInlines(block.heading)
  if ('list' in block) return block.list.map(textOfInlines).join('\n')
  return block.table.map(({ cells }) => cells.map(textOfInlines).join('\t')).join('\n')
}

/** The words alone, with a blank line between two blocks. */
export const textOfBlocks = (blocks: readonly Block[]): string => blocks.map(textOfBlock).join('\n\n')
