/**
 * For a part that comes by itself: never rejects, so that the page around it stays. After a failure it is fetched anew
 * when the visitor presses something.
 */
export function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(
    () =>
      new Promise<T>((resolve) => {
        window.addEventListener('click', () => resolve(importWithRetry(load)), { once: true })
      }),
  )
}
