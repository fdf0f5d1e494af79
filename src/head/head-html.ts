import type { HeadTag } from './head-tags.ts'
import { safeAttribute, safeText } from './safe-text.ts'

/** The tags as HTML, with all contents escaped. */
export function headHtml(tags: readonly HeadTag[]): string {
  return tags
    .map(({ tag, attributes, text }) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${safeAttribute(value)}"`)
      const start = `<${tag}${written.join('')}>`
      if (text === undefined) return start
      // The text of a script element is not unescaped by parsers; its JSON contains no `<` (head-tags.ts).
      return `${start}${tag === 'script' ? text : safeText(text)}</${tag}>`
    })
    .join('')
}
