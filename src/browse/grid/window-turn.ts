export interface WindowTurn {
  /** Whether the window has another size, for which the page is not laid out yet. */
  readonly isTurning: () => boolean
  readonly stop: () => void
}

/**
 * Follows changes of the window's size. A phone that is turned moves the window to and fro until the page is laid out
 * for it: until then the events of scrolling are not the visitor's. `onEnd` is called two frames after the last change,
 * so that the list is laid out before.
 */
export function watchTurn(onEnd: () => void): WindowTurn {
  let frame: number | undefined
  const end = () => {
    frame = undefined
    onEnd()
  }
  const begin = () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(end)
    })
  }
  window.addEventListener('resize', begin)
  return {
    isTurning: () => frame !== undefined,
    stop() {
      window.removeEventListener('resize', begin)
      if (frame !== undefined) cancelAnimationFrame(frame)
    },
  }
}
