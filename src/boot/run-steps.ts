type Undo = () => void

/** Adjusts a part of the page and returns a function that undoes it; undefined while that part has not been parsed. */
export type Step = () => Undo | undefined

/**
 * Runs each step as soon as its part has been parsed, before the part is painted unadjusted. Returns a function that
 * undoes them.
 */
export function runSteps(steps: readonly Step[]): Undo {
  let left = steps
  const undos: Undo[] = []
  const observer = new MutationObserver(() => {
    left = left.filter((step) => {
      const undo = step()
      if (undo) undos.push(undo)
      return !undo
    })
  })
  observer.observe(document, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => observer.disconnect())
  return () => {
    observer.disconnect()
    for (const undo of undos) undo()
  }
}
