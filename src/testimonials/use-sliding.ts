import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createSliding } from './sliding.ts'
import { testimonials } from 'virtual:catalogue/testimonials'

/** Slides the row to `current`, regardless of what changed it. */
export function useSliding(current: number, visible: number, isInstant: boolean) {
  const row = useRef<HTMLDivElement>(null)
  const [sliding] = useState(() => createSliding(current, testimonials.length))
  const state = useSyncExternalStore(sliding.subscribe, sliding.read, sliding.read)

  useLayoutEffect(() => sliding.slideTo(current, visible, isInstant), [sliding, current, visible, isInstant])
  useLayoutEffect(() => (row.current ? sliding.draw(row.current, state) : undefined), [sliding, state])

  return { state, row, follow: sliding.follow, release: sliding.release }
}
