/** The entry script of a release, whose name contains a hash of its content. */
const entryScript = /\/assets\/shop-[^/]+\.js$/

/**
 * Whether a page is one of this release: it names the release's entry script. A maintenance page, or one of a portal that
 * asks for a login, may have status 200, and must not become the offline page. `urls` are the release's files.
 */
export const isOwnPage = (html: string, urls: readonly string[]): boolean =>
  urls.some((url) => entryScript.test(url) && html.includes(url))

/** Whether a part is what it should be: a prepared answer is HTML with its search, and no other part is HTML. */
export async function isOwnPart(path: string, response: Response): Promise<boolean> {
  if (path.endsWith('.htm')) return (await response.clone().text()).includes(' data-search="')
  return !response.headers.get('Content-Type')?.startsWith('text/html')
}
