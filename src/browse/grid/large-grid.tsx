import { useRouter } from '@tanstack/react-router'
import { entryKeyOf } from '#address/entry-key.ts'
import { useState, type RefObject } from 'react'
import { Failure } from '#ui/error-boundary.tsx'
import * as css from './large-grid.css.ts'
import { anchorOfView } from './anchor/stored-anchors.ts'
import type { ScrollAnchor } from './anchor/scroll-anchor.ts'
import { useFindInPage } from './find-in-page/use-find-in-page.ts'
import { useGridBox } from './use-grid-box.ts'
import { useStoredAnchor } from './anchor/use-stored-anchor.ts'
import { VirtualRows, type VirtualRowsHandle, type VirtualRowsProps } from './virtual-rows.tsx'
import type { GridView } from './grid-view.ts'

export interface LargeGridProps extends Omit<VirtualRowsProps, 'box' | 'handle'> {
  view: GridView | null
  handle: RefObject<VirtualRowsHandle | null>
}

/**
 * What a long list needs beyond its first cards: a virtualizer that starts at the view's stored anchor, the anchor
 * stored for a later return, and browsers' own search among the cards that are not drawn.
 */
export function LargeGrid({ view, start, ...props }: LargeGridProps) {
  const { list, question, count, handle } = props
  const router = useRouter()
  const box = useGridBox(list)
  const [from] = useState<ScrollAnchor | null>(() => anchorOfView(entryKeyOf(router.latestLocation)) ?? start)
  useStoredAnchor(router, handle)
  useFindInPage({ list, question, count, view, handle })
  return (
    <>
      {box && <VirtualRows {...props} box={box} start={from} />}
      {view?.hasFailed && (
        <Failure
          className={css.failure}
          text="These products could not be fetched."
          reset={() => handle.current?.retry()}
        />
      )}
    </>
  )
}
