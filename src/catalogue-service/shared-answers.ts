/** A cache of answers; clients that want the same one at a time share a request. */
export interface SharedAnswers<T> {
  /**
   * The answer of this key: cached, in progress or from `load`, whose signal is aborted once no client waits. Rejects with
   * the reason of `signal` once it is aborted. A failure is not cached.
   */
  readonly get: (
    key: string,
    signal: AbortSignal | undefined,
    load: (signal: AbortSignal) => Promise<T>,
  ) => Promise<T>
}

interface Entry<T> {
  readonly answer: Promise<T>
  readonly stop: AbortController
  waiting: number
  isSettled: boolean
}

/** Settles as the promise does, or rejects with the signal's reason if that is earlier. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** Caches the answers of the `most` keys that were used last. */
export function createSharedAnswers<T>(most: number): SharedAnswers<T> {
  // The oldest is first.
  const entries = new Map<string, Entry<T>>()

  function open(key: string, load: (signal: AbortSignal) => Promise<T>): Entry<T> {
    const stop = new AbortController()
    const entry: Entry<T> = { answer: load(stop.signal), stop, waiting: 0, isSettled: false }
    const settle = () => {
      entry.isSettled = true
    }
    entry.answer.then(settle, () => {
      settle()
      if (entries.get(key) === entry) entries.delete(key)
    })
    return entry
  }

  return {
    async get(key, signal, load) {
      signal?.throwIfAborted()
      const entry = entries.get(key) ?? open(key, load)
      entries.delete(key)
      entries.set(key, entry)
      const oldest = entries.keys().next().value
      if (entries.size > most && oldest !== undefined) entries.delete(oldest)
      entry.waiting += 1
      try {
        return await untilAborted(entry.answer, signal)
      } finally {
        entry.waiting -= 1
        if (entry.waiting === 0 && !entry.isSettled) {
          if (entries.get(key) === entry) entries.delete(key)
          entry.stop.abort(signal?.reason)
        }
      }
    },
  }
}
