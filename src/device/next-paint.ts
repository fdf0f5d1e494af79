/** Resolves after a paint; immediately in a hidden tab, where nothing is painted. */
export const nextPaint = (): Promise<void> =>
  document.hidden
    ? Promise.resolve()
    : new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve))
      })
