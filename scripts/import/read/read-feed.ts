import sax from 'sax'
import { ConfigurationError } from '../../../src/catalogue/import/configuration-error.ts'
import { cleanCell, type Table, type TableRow } from './table.ts'

/** Elements of one product: RSS 2.0 and 1.0, Atom. */
const itemNames: ReadonlySet<string> = new Set(['item', 'entry'])

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Between the parts of an element with elements of its own, `<g:product_detail>`, which have none. */
export const partMark = '\t'

interface Item {
  readonly line: number
  readonly values: Map<string, { readonly isPrefixed: boolean; readonly texts: readonly string[] }>
}

/** Of `<id>` and `<g:id>`, which Atom has both, the one with the prefix counts. */
function addValue({ values }: Item, name: string, text: string): void {
  const isPrefixed = name.includes(':')
  const known = values.get(localName(name))
  if (known?.isPrefixed && !isPrefixed) return
  const texts = known?.isPrefixed === isPrefixed ? known.texts : []
  values.set(localName(name), { isPrefixed, texts: [...texts, text] })
}

/**
 * Reads a feed in XML as a table: the elements of an item are its cells, repeated ones are lines of one cell. Elements
 * are known by their names without prefix. Throws `ConfigurationError` with the line where it is no XML.
 */
export function readFeed(text: string, encoding: string): Table {
  const parser = sax.parser(true)
  const items: Item[] = []
  const path: string[] = []
  let item: Item | null = null
  /** Depth of the item in `path`. */
  let depth = 0
  let parts: string[] = []
  // sax is no event target.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  parser.onerror = (error) => {
    const [what = ''] = error.message.split('\n')
    throw new ConfigurationError(
      `The file is no whole XML: ${what.replace(/\.$/, '')} (line ${parser.line + 1}). Fetch or export it again.`,
    )
  }
  const collect = (words: string) => {
    if (item && path.length > depth) parts[parts.length - 1] += words
  }
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  parser.ontext = collect
  parser.oncdata = collect
  parser.onopentag = ({ name, attributes }) => {
    path.push(name)
    if (!item && itemNames.has(localName(name))) {
      item = { line: parser.line + 1, values: new Map() }
      depth = path.length
    } else if (item) {
      if (path.length === depth + 1) parts = ['']
      else parts.push('')
      // Atom has the address of a product in an attribute.
      const { href } = attributes
      if (path.length === depth + 1 && typeof href === 'string') parts = [href]
    }
  }
  parser.onclosetag = () => {
    const name = path.pop() ?? ''
    if (!item) return
    if (path.length === depth) {
      const value = parts
        .map((part) => part.replaceAll(partMark, ' ').trim())
        .filter((part) => part !== '')
        .join(partMark)
      if (value !== '') addValue(item, name, value)
    } else if (path.length < depth) {
      items.push(item)
      item = null
    }
  }
  parser.write(text).close()
  if (items.length === 0)
    throw new ConfigurationError(
      'The file is XML without products: a feed has them as <item> (RSS) or <entry> (Atom).',
    )
  const headers = [...new Set(items.flatMap(({ values }) => [...values.keys()]))]
  const rows = items.map(({ line, values }): TableRow => ({
    line,
    cells: headers.map((header) => cleanCell((values.get(header)?.texts ?? []).join('\n'))),
  }))
  return { about: `${encoding}, XML`, headers, rows }
}
