/** The path of a page in `dist`: static hosts return `product/12.html` for `/product/12`. */
export const pageFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)
