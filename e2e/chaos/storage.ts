import type { BrowserContext } from 'playwright'

/** What has happened to this device's storage; each holds for a stretch of the walk. */
export const storageStates = ['works', 'blocked', 'full', 'corrupt'] as const
export type StorageState = (typeof storageStates)[number]

/** Has to come before the context's first page. */
export async function breakStorage(context: BrowserContext, state: StorageState): Promise<void> {
  await context.addInitScript((how) => {
    const names = ['localStorage', 'sessionStorage'] as const
    if (how === 'blocked') {
      for (const name of names)
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Storage is blocked.', 'SecurityError')
          },
        })
    }
    if (how === 'full')
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    if (how === 'corrupt') {
      const junk = ['{"a":', '[null,{"id":1}]', '"\\ud800"', '{"__proto__":1}', '[1e99,-1,"1",1,1]', '7']
      const keys = ['cart', 'saved', 'searches', 'viewed', 'theme', 'shortcuts', 'compare']
      for (const [index, key] of keys.entries())
        for (const name of names)
          window[name].setItem(`brooklyn-parcel/${key}/1`, junk[index % junk.length] ?? '')
    }
  }, state)
}
