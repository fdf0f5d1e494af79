/** The entry script of a release, whose name contains a hash of its content. */
const entryScript = /\/assets\/shop-[^/]+\.js$/

/**
 * Whether a page is one of this release: it names the release's entry script. A maintenance page, or one of a portal that
 * asks for a login, may have status 200, and must not become the offline page. `urls` are the release's files.
 */
export const isOwnPage = (html: string, urls: readonly string[]): boolean =>
  urls.some((url) => entryScript.test(url) && html.includes(url))
