import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { questionOf } from '#address/question.ts'
import type { ProductSummary } from '#catalogue/product.ts'

interface Found {
  /** The text that was asked for. */
  readonly words: string
  readonly products: readonly ProductSummary[]
}

const nothing: Found = { words: '', products: [] }

/**
 * The first products that the shop's search has for a text. Until they have come the ones before stay; a large catalogue
 * drops questions that nobody waits for any longer.
 */
export function useFoundProducts(words: string, isWanted: boolean): Found {
  const { catalogue } = useRouter().options.context
  const { size } = useSearch({ from: '__root__' })
  const [found, setFound] = useState(nothing)

  useEffect(() => {
    if (!isWanted || words === '') return
    let isAsked = true
    let stop = () => {}
    const ask = async () => {
      const { client, queries } = await catalogue.openCache()
      if (!isAsked) return
      const slice = queries.slice(questionOf({ search: words, size }), 0)
      stop = () => void client.cancelQueries({ queryKey: slice.queryKey, exact: true })
      const { products } = await client.query({ ...slice, staleTime: 'static' })
      stop = () => {}
      if (isAsked) setFound({ words, products })
    }
    // Without suggestions the field searches all the same.
    ask().catch(() => undefined)
    return () => {
      isAsked = false
      stop()
    }
  }, [catalogue, isWanted, size, words])

  return words === '' ? nothing : found
}
