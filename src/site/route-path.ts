import { hasCategoryPages } from 'virtual:catalogue/settings'
import { pagePaths } from 'virtual:shop/parts'
import { textPagePaths } from 'virtual:shop/text-page-paths'

/** Whether a path is a route's, or below one. */
export const isRoutePath = (path: string): boolean =>
  [...pagePaths, ...textPagePaths, '/product', ...(hasCategoryPages ? ['/category'] : [])].some(
    (page) => path === page || (page !== '/' && path.startsWith(`${page}/`)),
  )
