/** Resolves once the page is parsed. `DOMContentLoaded` would wait for the shop's script as well. */
export const whenParsed = (): Promise<void> =>
  document.readyState === 'loading'
    ? new Promise((resolve) => {
        document.addEventListener('readystatechange', () => resolve(), { once: true })
      })
    : Promise.resolve()
