import { useQueries } from '@tanstack/react-query'
import type { CatalogueCache } from '#catalogue/catalogue-cache.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { sliceSize, type Question } from '#catalogue/source.ts'

/** The products at these places of the answer; undefined where the slice has yet to come. */
export function useProducts(
  { client, queries }: CatalogueCache,
  question: Question,
  indexes: readonly number[],
): (ProductSummary | undefined)[] {
  const pages = [...new Set(indexes.map((index) => Math.floor(index / sliceSize)))]
  const slices = useQueries({ queries: pages.map((page) => queries.slice(question, page)) }, client)
  const byPage = new Map(pages.map((page, at) => [page, slices[at]?.data?.products]))
  return indexes.map((index) => byPage.get(Math.floor(index / sliceSize))?.[index % sliceSize])
}
