import { hasCategoryPages } from 'virtual:catalogue/settings'
import { textPagePaths } from 'virtual:shop/text-page-paths'
import { pages } from './pages.ts'

/** Whether a path is a route's, or below one. */
export const isRoutePath = (path: string): boolean =>
  [...pages, ...textPagePaths, '/product', ...(hasCategoryPages ? ['/category'] : [])].some(
    (page) => path === page || (page !== '/' && path.startsWith(`${page}/`)),
  )
