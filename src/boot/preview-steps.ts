type Undo = () => void

/** Adjusts a part of the page, and returns the way back; undefined while that part has not been read. */
export type Step = () => Undo | undefined

/**
 * Takes these steps while the page is being read, each as soon as it can be, before the paint that would show its part
 * unadjusted. Returns the way back.
 */
export function takeSteps(steps: readonly Step[]): Undo {
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
