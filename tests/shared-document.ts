import { vi } from 'vitest'

/** Returns a function that restores all own properties of an object that have a name. */
function keepProperties(object: object): () => void {
  const before = new Map(Object.entries(Object.getOwnPropertyDescriptors(object)))
  return () => {
    for (const [name, now] of Object.entries(Object.getOwnPropertyDescriptors(object))) {
      const own = before.get(name)
      if (!now.configurable || (own?.get === now.get && Object.is(own?.value, now.value))) continue
      if (own) Object.defineProperty(object, name, own)
      // The polyfill stays: packages keep a reference to it.
      else if (name !== 'Temporal') Reflect.deleteProperty(object, name)
    }
  }
}

/** Returns a function that removes the listeners that a target has had since. */
export function keepListeners(target: EventTarget): () => void {
  const added: Parameters<EventTarget['addEventListener']>[] = []
  const add = target.addEventListener.bind(target)
  target.addEventListener = (...listener: (typeof added)[number]) => {
    added.push(listener)
    add(...listener)
  }
  return () => {
    for (const [type, listener, options] of added) target.removeEventListener(type, listener, options)
  }
}

/**
 * Test files that share a worker share its document. Returns a function that leaves an empty document, as a file's
 * first test expects it.
 */
export function keepDocument(): () => void {
  const { documentElement, head, body } = document
  const restores = [globalThis, navigator, history, document, documentElement].map(keepProperties)
  return () => {
    vi.useRealTimers()
    for (const restore of restores) restore()
    for (const element of [documentElement, head, body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name)
    }
    head.replaceChildren()
    body.replaceChildren()
    documentElement.replaceChildren(head, body)
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '', '/')
  }
}
