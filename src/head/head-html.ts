import type { HeadTag } from './head-tags.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** The tags as HTML, with all contents escaped. */
export function headHtml(tags: readonly HeadTag[]): string {
  return tags
    .map(({ tag, attributes, text }) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`)
      const start = `<${tag}${written.join('')}>`
      if (text === undefined) return start
      // The text of a script element is not unescaped by parsers; its JSON contains no `<` (head-tags.ts).
      return `${start}${tag === 'script' ? text : escape(text)}</${tag}>`
    })
    .join('')
}
