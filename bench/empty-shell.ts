import { attributeOf, templateId } from '#device/page-names.ts'

const root = /<div id="root">[\s\S]*<\/div>(?=\s*<svg id="icons")/
const pageData = new RegExp(`<script type="application/json" id="${templateId.data}">[\\s\\S]*?</script>`)
const path = attributeOf('path')
const marks = new RegExp(` (?:${path}|${attributeOf('answers')})="[^"]*"`, 'g')
const linkTag = /\s*<link\b[^>]*\brel="(?:modulepreload|preload)"[^>]*>/g

/**
 * Turns a prerendered page into one without prerendering: no markup, no data, no address that it was made for, and
 * only the scripts that every page needs, as in Vite's own template. The style stays. Throws where the input is not
 * such a page.
 */
export function emptyShell(html: string, entryFiles: readonly string[]): string {
  if (!root.test(html) || !pageData.test(html) || !html.includes(` ${path}="`))
    throw new Error(`This is no prerendered page: #root, its data or ${path} is missing.`)
  return html
    .replace(marks, '')
    .replace(root, '<div id="root"></div>')
    .replace(pageData, '')
    .replaceAll(linkTag, (tag) => (entryFiles.some((file) => tag.includes(`"/${file}"`)) ? tag : ''))
}
