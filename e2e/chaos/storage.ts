import type { BrowserContext } from 'playwright'

/** States of this device's storage; each holds for a part of the walk. */
export const storageStates = ['works', 'blocked', 'full', 'corrupt', 'of another version'] as const
export type StorageState = (typeof storageStates)[number]

/** Must be called before the context's first page. */
export async function breakStorage(context: BrowserContext, state: StorageState): Promise<void> {
  await context.addInitScript((how) => {
    // The browser's own pages have no storage.
    if (location.origin === 'null') return
    const names = ['localStorage', 'sessionStorage'] as const
    /** Writes once: what the shop writes later must stay. */
    const fill = (values: Readonly<Record<string, string>>) => {
      for (const name of names) {
        if (window[name].getItem('filled') !== null) continue
        window[name].setItem('filled', how)
        for (const [key, text] of Object.entries(values)) window[name].setItem(`shop/${key}/1`, text)
      }
    }
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
    if (how === 'corrupt')
      fill({
        cart: '{"a":',
        saved: '[null,{"id":1},1e99,-1,"1"]',
        searches: '"\\ud800"',
        viewed: '{"__proto__":1}',
        theme: '[1e99,-1,"1",1,1]',
        shortcuts: '7',
        visited: '7',
        compare: 'undefined',
        meeting: '[[[[',
        'grid-anchors': '{"/":"x","/products":[NaN]}',
      })
    if (how === 'of another version')
      fill({
        cart: '{"version":9,"lines":[{"sku":"a-1","amount":{"value":-3}}]}',
        saved: '{"version":9,"lists":[{"name":"mine","ids":[1,2]}]}',
        searches: '[{"words":"lamp","at":1790000000000}]',
        viewed: '[{"id":1,"at":"2031-01-01"}]',
        theme: '{"mode":"dark","contrast":"more"}',
        shortcuts: '{"keys":{"c":false}}',
        visited: '{"pages":3}',
        compare: '{"ids":["1","2"]}',
        meeting: '{"version":9,"people":[{"name":"Ada"}],"slot":{"from":"x"}}',
        'grid-anchors': '[{"path":"/","row":1e9}]',
      })
  }, state)
}
