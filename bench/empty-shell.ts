const root = /<div id="root">[\s\S]*<\/div>(?=\s*<svg\b[^>]* class="icon-sprite")/
const pageData = /<script type="application\/json" id="page-data">[\s\S]*?<\/script>/
const linkTag = /\s*<link\b[^>]*\brel="(?:modulepreload|preload)"[^>]*>/g

/**
 * A prerendered page as it would be without prerendering: no markup, no data, no address that it was made for, and of
 * the scripts only those that every page needs, as Vite's own template has it. It keeps its style. Throws for what is
 * no such page.
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
