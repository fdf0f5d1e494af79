/** Milliseconds between attempts to write an address that was refused. */
const pause = 1000

const kinds = ['pushState', 'replaceState'] as const

/**
 * Safari refuses to change the address more than a hundred times in some seconds, and throws: a key held in a search
 * box does that. The page goes on meanwhile, and the latest address is written as soon as it can be, unless the visitor
 * has gone Back by then. Stands above the router's own watch over the history. Answers with the way to stop.
 */
export function retryHistoryWrites(): () => void {
  const { history } = window
  let waiting: ReturnType<typeof setTimeout> | undefined
  const forget = () => clearTimeout(waiting)

  const stops = kinds.map((kind) => {
    const write = history[kind].bind(history)
    // Past the router, which goes by a refused address already.
    const writeLate = History.prototype[kind].bind(history)
    history[kind] = (...entry) => {
      forget()
      const attempt = (how: typeof write) => {
        try {
          how(...entry)
        } catch {
          waiting = setTimeout(() => attempt(writeLate), pause)
        }
      }
      attempt(write)
    }
    return () => {
      history[kind] = write
    }
  })

  window.addEventListener('popstate', forget)
  return () => {
    forget()
    window.removeEventListener('popstate', forget)
    for (const stop of stops) stop()
  }
}
