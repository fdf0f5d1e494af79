import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { Question } from '#catalogue/source/source.ts'
import { createFindPlaceholders, type FindPlaceholders } from './find-placeholders.ts'
import type { GridView } from '../grid-view.ts'
import type { RowsHandle } from '../use-rows.ts'

interface Options {
  list: RefObject<HTMLElement | null>
  question: Question
  count: number
  view: GridView | null
  handle: RefObject<RowsHandle | null>
}

/** Lets browsers' own search find products that are not drawn. */
export function useFindInPage({ list, question, count, view, handle }: Options): void {
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
    if (view)
      placeholders.current?.update({ question, count, view, first: handle.current?.anchor()?.index ?? 0 })
  }, [question, count, view, handle])
}
