export interface GridBox {
  /** Of the grid, in pixels. */
  readonly width: number
  /** From the top of the document to the grid's, in pixels. */
  readonly top: number
  /** Pixels of 1 rem. */
  readonly rem: number
}

/** Where the grid is now. */
export function measureBox(element: HTMLElement): GridBox {
  const { left, right, top } = element.getBoundingClientRect()
  return {
    width: right - left,
    top: top + window.scrollY,
    rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  }
}

/** Whether cards stand at the same places of the same document, but for what nobody sees. */
export function isSameBox(a: GridBox, b: GridBox): boolean {
  return Math.abs(a.width - b.width) < 0.1 && Math.abs(a.top - b.top) < 0.5 && a.rem === b.rem
}

/** Calls back when the grid's width may have changed, or anything above it. Answers with the way to stop. */
export function watchBox(element: HTMLElement, onChange: () => void): () => void {
  const observer = new ResizeObserver(onChange)
  observer.observe(element)
  observer.observe(document.body)
  window.addEventListener('resize', onChange)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', onChange)
  }
}
