import { useLayoutEffect, type RefObject } from 'react'
import { hasVariants } from '#catalogue/settings/settings.ts'

/** The heading is replaced once the options are loaded: the new one takes over the focus. */
function useHeadingFocus(heading: RefObject<HTMLElement | null>, hadFocus: RefObject<boolean>): void {
  useLayoutEffect(() => {
    const { current } = heading
    if (current && hadFocus.current) {
      current.setAttribute('tabindex', '-1')
      current.focus({ preventScroll: true })
    }
    return () => {
      hadFocus.current = current !== null && document.activeElement === current
    }
  }, [heading, hadFocus])
}

// The condition lets the build leave it out of a shop without options.
export const useKeptHeadingFocus = hasVariants ? useHeadingFocus : () => undefined
