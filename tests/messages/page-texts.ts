/** Attributes whose text a visitor sees or hears, or that a search engine shows. */
const spoken = /\s(?:aria-label|aria-description|title|alt|placeholder|content)="([^"]*)"/g

/** Every text of a page's HTML in its order, one in a line: between tags, and in the attributes of them. */
export const textsOf = (html: string): string =>
  html
    // React separates the parts of a sentence by comments, and an image's version follows its content.
    .replaceAll(/<!--.*?-->|\?v=\w+/g, '')
    .replaceAll(/<(script|style)(?![^>]*ld\+json)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, (tag) => `\n${[...tag.matchAll(spoken)].map(([, text]) => text).join('\n')}\n`)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n') + '\n'
