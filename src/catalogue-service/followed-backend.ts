import type { Backend } from './backend.ts'
import { detailOf } from './engine.ts'
import type { Log } from './log.ts'

interface Options {
  /** What the data is read from now: changes after a load. Null before the first. */
  readonly source: () => Promise<string | null>
  readonly open: (source: string) => Promise<Backend & { readonly refresh: () => Promise<void> }>
  /** Called with a source that is no longer open. */
  readonly closed: (source: string) => Promise<void>
  readonly log: Log
  /** Milliseconds between two polls; none begins before the last has ended. */
  readonly interval: number
  /** Milliseconds that queries to the previous source have to end. */
  readonly grace: number
}

/** Answers from the current source, and follows loads and updates of other processes. */
export async function followSource({
  source,
  open,
  closed,
  log,
  interval,
  grace,
}: Options): Promise<Backend & { readonly poll: () => Promise<void> }> {
  type Opened = { readonly name: string; readonly backend: Awaited<ReturnType<typeof open>> }
  let current: Opened | null = null
  /** Previous sources, each with the timer that closes it. */
  const replaced = new Map<Opened, NodeJS.Timeout>()

  async function close(opened: Opened): Promise<void> {
    clearTimeout(replaced.get(opened))
    replaced.delete(opened)
    try {
      await opened.backend.close()
      await closed(opened.name)
    } catch (error) {
      log('warn', 'not closed', { detail: detailOf(error) })
    }
  }

  async function read(): Promise<void> {
    try {
      const name = await source()
      const before = current
      if (name === null || name === before?.name) {
        await before?.backend.refresh()
        return
      }
      const backend = await open(name)
      current = { name, backend }
      log('info', 'catalogue opened', { snapshot: backend.view()?.snapshot ?? null })
      if (before) replaced.set(before, setTimeout(() => void close(before), grace).unref())
    } catch (error) {
      // The previous state stays.
      log('warn', 'catalogue not read', { detail: detailOf(error) })
    }
  }

  let reading: Promise<void> | null = null
  /** One at a time: opening a large catalogue lasts longer than the interval. */
  const poll = (): Promise<void> => {
    reading ??= read().finally(() => {
      reading = null
    })
    return reading
  }

  await poll()
  const timer = setInterval(() => void poll(), interval)
  timer.unref()

  return {
    view: () => current?.backend.view() ?? null,
    update: (changes) =>
      current ? current.backend.update(changes) : Promise.reject(new Error('No catalogue is loaded yet.')),
    poll,
    async close() {
      clearInterval(timer)
      await reading
      await Promise.all([...replaced.keys()].map(close))
      await current?.backend.close()
    },
  }
}
