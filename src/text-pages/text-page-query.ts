import { importTextPage } from 'virtual:text-pages'
import { queryOptions } from '@tanstack/react-query'
import type { TextPage } from './text-page.ts'

/** A text page by its path; null for a path without one. A prerendered page has the answer in its data. */
export const textPageQuery = (path: string) =>
  queryOptions<TextPage | null>({
    queryKey: ['text page', path],
    queryFn: async () => {
      const page = await importTextPage[path]?.()
      return page?.textPage ?? null
    },
  })
