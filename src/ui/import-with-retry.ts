/**
 * For a part that loads automatically: never rejects, so that the page around it stays. After a failure the next press
 * on the page fetches it again.
 */
export function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(
    () =>
      new Promise<T>((resolve) => {
        window.addEventListener('click', () => resolve(importWithRetry(load)), { once: true })
      }),
  )
}
