import { hasTextPages, textPagePaths } from 'virtual:text-pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ensureQuery } from '#catalogue/queries.ts'
import type { TextPageLoaderData } from '#head/page.ts'
import { Route as rootRoute } from '#routes/__root.tsx'
import { textPageQuery } from '#text-pages/text-page-query.ts'
import { routeTree } from './routeTree.gen.ts'

const routeOf = (path: `/${string}`) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    loader: async ({
      context: { queryClient },
      abortController: { signal },
    }): Promise<TextPageLoaderData> => {
      await ensureQuery(queryClient, textPageQuery(path), signal)
      return { textPage: path }
    },
    component: lazyRouteComponent(() => import('#text-pages/text-page-view.tsx'), 'TextPageView'),
  })

/**
 * Adds a route for each of the owner's pages, whose names only the build knows. Not one route for all of them
 * (`/$page`): it would match every unknown address, which belongs to the 404 page.
 */
export function addTextPages(): void {
  if (hasTextPages)
    routeTree.addChildren([...Object.values({ ...routeTree.children }), ...textPagePaths.map(routeOf)])
}
