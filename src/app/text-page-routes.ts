import { importTextPageView } from 'virtual:shop/text-pages'
import { textPagePaths } from 'virtual:shop/text-page-paths'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ensureQuery } from '#catalogue/queries.ts'
import type { TextPageLoaderData } from '#head/page.ts'
import { Route as rootRoute } from '#routes/__root.tsx'
import { textPageQuery } from '#text-pages/text-page-query.ts'
import { routeTree } from './routeTree.gen.ts'

type ImportView = NonNullable<typeof importTextPageView>

const routeOf = (path: `/${string}`, importView: ImportView) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    loader: async ({
      context: { queryClient },
      abortController: { signal },
    }): Promise<TextPageLoaderData> => {
      return { textPage: await ensureQuery(queryClient, textPageQuery(path), signal) }
    },
    component: lazyRouteComponent(importView, 'TextPageView'),
  })

/**
 * Adds a route for each of the owner's pages, whose names only the build knows. Not one route for all of them
 * (`/$page`): it would match every unknown address, which belongs to the 404 page.
 */
export function addTextPages(): void {
  const importView = importTextPageView
  if (!importView) return
  const own = textPagePaths.map((path) => routeOf(path, importView))
  routeTree.addChildren([...Object.values({ ...routeTree.children }), ...own])
}
