import type { Backend, View } from './backend.ts'
import type { Log } from './log.ts'

interface Options {
  /** What the data is read from now: changes after a load. Null before the first. */
  readonly source: () => Promise<string | null>
  readonly open: (source: string) => Promise<Backend & { readonly refresh: () => Promise<void> }>
  /** Called with a source that is no longer open. */
  readonly closed: (source: string) => Promise<void>
  readonly log: Log
  /** Milliseconds between two looks. */
  readonly interval: number
  /** Milliseconds that questions to the previous source have to end. */
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
}: Options): Promise<Backend & { readonly look: () => Promise<void> }> {
  type Opened = { readonly name: string; readonly backend: Awaited<ReturnType<typeof open>> }
  let current: Opened | null = null
  const closing = new Set<NodeJS.Timeout>()

  const closeLater = ({ name, backend }: Opened) => {
    const timer = setTimeout(() => {
      closing.delete(timer)
      backend
        .close()
        .then(() => closed(name))
        .catch((error: unknown) => log('warn', 'not closed', { detail: String(error) }))
    }, grace)
    timer.unref()
    closing.add(timer)
  }

  async function look(): Promise<void> {
    try {
      const name = await source()
      const before = current
      if (name === null || name === before?.name) {
        await before?.backend.refresh()
        return
      }
      const backend = await open(name)
      current = { name, backend }
      log('info', 'catalogue opened', { snapshot: (await backend.view())?.snapshot ?? null })
      if (before) closeLater(before)
    } catch (error) {
      // The previous state stays.
      log('warn', 'catalogue not read', { detail: error instanceof Error ? error.message : String(error) })
    }
  }

  await look()
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, interval)
  timer.unref()

  return {
    view: async (): Promise<View | null> => (await current?.backend.view()) ?? null,
    isCurrent: (view) => current?.backend.isCurrent(view) ?? false,
    update: (changes) =>
      current ? current.backend.update(changes) : Promise.reject(new Error('No catalogue is loaded yet.')),
    look,
    async close() {
      clearInterval(timer)
      await looking
      for (const one of closing) clearTimeout(one)
      await current?.backend.close()
    },
  }
}
