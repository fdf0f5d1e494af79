import { fromPixels } from '#theme/media.ts'
import { visibleFor } from './carousel.ts'

const widths = [1024, 768] as const
const reducedMotion = '(prefers-reduced-motion: reduce)'

function subscribe(queries: readonly string[], listener: () => void): () => void {
  const media = queries.map((query) => matchMedia(query))
  for (const one of media) one.addEventListener('change', listener)
  return () => {
    for (const one of media) one.removeEventListener('change', listener)
  }
}

export const subscribeWidth = (listener: () => void) => subscribe(widths.map(fromPixels), listener)

/**
 * The number of reviews side by side in this window. From the media queries of the style sheet: with pinch zoom and
 * fractional pixels `innerWidth` sometimes differs.
 */
export const readVisible = (): number =>
  visibleFor(widths.find((width) => matchMedia(fromPixels(width)).matches) ?? 0)

export const subscribeReducedMotion = (listener: () => void) => subscribe([reducedMotion], listener)

export const readReducedMotion = (): boolean => matchMedia(reducedMotion).matches
