import { afterAll, beforeAll } from 'vitest'

/**
 * For files of code that listens to the document as long as a page lives: ends its listeners and observers after the
 * file, since later files share the document.
 */
export function endWithFile(): void {
  const lasting = [window, document, document.documentElement, document.head, document.body]
  const restores: (() => void)[] = []

  beforeAll(() => {
    for (const target of lasting) {
      const add = target.addEventListener.bind(target)
      restores.push(() => {
        target.addEventListener = add
      })
      target.addEventListener = (...listener: [string, EventListener, AddEventListenerOptions?]) => {
        restores.push(() => target.removeEventListener(...listener))
        add(...listener)
      }
    }
    const { MutationObserver: Observer } = globalThis
    restores.push(() => {
      globalThis.MutationObserver = Observer
    })
    globalThis.MutationObserver = class extends Observer {
      override observe(...observed: Parameters<MutationObserver['observe']>): void {
        restores.push(() => this.disconnect())
        super.observe(...observed)
      }
    }
  })

  afterAll(() => {
    for (const restore of restores) restore()
  })
}
