const root = /<div id="root">[\s\S]*<\/div>(?=\s*<svg\b[^>]* class="icon-sprite")/
const pageData = /<script type="application\/json" id="page-data">[\s\S]*?<\/script>/
const linkTag = /\s*<link\b[^>]*\brel="(?:modulepreload|preload)"[^>]*>/g

/**
 * Turns a prerendered page into one without prerendering: no markup, no data, no address that it was made for, and
 * only the scripts that every page needs, as in Vite's own template. The style stays. Throws where the input is not
 * such a page.
 */
export function emptyShell(html: string, entryFiles: readonly string[]): string {
  if (!root.test(html) || !pageData.test(html) || !html.includes(' data-path="'))
    throw new Error('This is no prerendered page: #root, its data or data-path is missing.')
  return html
    .replace(/ data-(?:path|answers)="[^"]*"/g, '')
    .replace(root, '<div id="root"></div>')
    .replace(pageData, '')
    .replaceAll(linkTag, (tag) => (entryFiles.some((file) => tag.includes(`"/${file}"`)) ? tag : ''))
}
