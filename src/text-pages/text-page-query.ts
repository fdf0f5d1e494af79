import { importTextPage } from 'virtual:shop/text-pages'
import { queryOptions } from '@tanstack/react-query'
import type { TextPage } from './text-page.ts'

/** A text page by its path. A prerendered page has the answer in its data. */
export const textPageQuery = (path: string) =>
  queryOptions<TextPage>({
    queryKey: ['text page', path],
    queryFn: async () => {
      const page = await importTextPage[path]?.()
      if (!page) throw new Error(`There is no text for ${path}.`)
      return page.textPage
    },
  })
