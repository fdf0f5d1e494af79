import { queryOptions } from '@tanstack/react-query'

/** The text of a category's page; null for none. A prerendered page has the answer in its data. */
export const categoryTextQuery = (label: string) =>
  queryOptions<string | null>({
    queryKey: ['category text', label],
    queryFn: async () => {
      const { categoryTexts } = await import('virtual:catalogue/category-texts')
      return (Object.hasOwn(categoryTexts, label) && categoryTexts[label]) || null
    },
  })
