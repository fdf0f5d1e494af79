import { visibleFor } from './carousel.ts'

const widths = [1024, 768]
const byWidth = (width: number) => `(min-width: ${width}px)`
const reducedMotion = '(prefers-reduced-motion: reduce)'

function subscribe(queries: readonly string[], listener: () => void): () => void {
  const media = queries.map((query) => matchMedia(query))
  for (const one of media) one.addEventListener('change', listener)
  return () => {
    for (const one of media) one.removeEventListener('change', listener)
  }
}

export const subscribeWidth = (listener: () => void) => subscribe(widths.map(byWidth), listener)

/**
 * How many reviews this window shows side by side. Asks the media queries, as the style sheet does: pinch zoom and
 * fractions of a pixel make `innerWidth` say something else at times.
 */
export const readVisible = (): number =>
  visibleFor(widths.find((width) => matchMedia(byWidth(width)).matches) ?? 0)

export const subscribeReducedMotion = (listener: () => void) => subscribe([reducedMotion], listener)

export const readReducedMotion = (): boolean => matchMedia(reducedMotion).matches
