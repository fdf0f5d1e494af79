import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { ListQuery } from '#catalogue/source/source.ts'
import { createFindPlaceholders, type FindPlaceholders } from './find-placeholders.ts'
import type { RenderedCells } from '../rendered-cells.ts'
import type { RowsHandle } from '../use-rows.ts'

interface Options {
  list: RefObject<HTMLElement | null>
  listQuery: ListQuery
  count: number
  rendered: RenderedCells | null
  handle: RefObject<RowsHandle | null>
}

/** Lets browsers' own search find products that are not drawn. */
export function useFindInPage({ list, listQuery, count, rendered, handle }: Options): void {
  const client = useQueryClient()
  const placeholders = useRef<FindPlaceholders>(undefined)
  const onFound = useEffectEvent((index: number) => handle.current?.focusCard(index))
  useEffect(() => {
    if (!list.current) return
    const created = createFindPlaceholders({ list: list.current, client, onFound: (index) => onFound(index) })
    placeholders.current = created
    return created.stop
  }, [list, client])
  useEffect(() => {
    if (rendered)
      placeholders.current?.update({
        listQuery,
        count,
        rendered,
        first: handle.current?.anchor()?.index ?? 0,
      })
  }, [listQuery, count, rendered, handle])
}
