import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { announce } from '#ui/announcer.ts'

/**
 * Moves the focus to the heading of a step that has taken the place of the one before, and announces it: Orca 43 does not
 * speak a heading that gets the focus where the pressed button is gone by then.
 */
export function useShownStep(heading: RefObject<HTMLElement | null>, text: string): void {
  const show = useEffectEvent(() => {
    heading.current?.focus()
    announce(text)
  })
  // Before `useKeptFocus` looks for the focus.
  useLayoutEffect(() => show(), [])
}
