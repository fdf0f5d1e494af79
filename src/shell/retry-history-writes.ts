/** Milliseconds between attempts to write an address that the browser has refused. */
const pause = 1000

const kinds = ['pushState', 'replaceState'] as const

/**
 * Safari throws after a hundred changes of the address within some seconds, for example while a key is held in a search
 * box. The page continues meanwhile, and the latest address is written as soon as the browser accepts it, unless the
 * visitor has gone Back by then. Wraps the router's patched methods. Returns a function that removes it.
 */
export function retryHistoryWrites(): () => void {
  const { history } = window
  let waiting: ReturnType<typeof setTimeout> | undefined
  const forget = () => clearTimeout(waiting)

  const stops = kinds.map((kind) => {
    const write = history[kind].bind(history)
    // The prototype's method: the router has recorded the refused address already.
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
