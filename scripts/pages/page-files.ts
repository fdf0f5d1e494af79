/** The file of a page in `dist`, by its path in an address: static hosts return `product/12.html` for `/product/12`. */
export const pageFile = (path: string): string =>
  path === '/' ? 'index.html' : `${decodeURI(path.slice(1))}.html`
