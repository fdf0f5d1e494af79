/** Milliseconds between attempts to write an address that was refused. */
const pause = 1000

/**
 * Safari refuses to change the address more than a hundred times in some seconds, and throws: a key held in a search
 * box does that. The page goes on meanwhile, and the latest address is written as soon as it can be, unless the visitor
 * has gone Back by then. Stands above the router's own watch over the history. Answers with the way to stop.
 */
export function forgiveHistory(): () => void {
  const { history } = window
  const { pushState, replaceState } = history
  let waiting: ReturnType<typeof setTimeout> | undefined
  const forget = () => clearTimeout(waiting)

  const forgiving =
    (kind: 'pushState' | 'replaceState', write: History['pushState']): History['pushState'] =>
    (...entry) => {
      forget()
      const attempt = (how: History['pushState']) => {
        try {
          how.apply(history, entry)
        } catch {
          // Then past the router, which goes by this address already.
          waiting = setTimeout(() => attempt(History.prototype[kind]), pause)
        }
      }
      attempt(write)
    }

  history.pushState = forgiving('pushState', pushState)
  history.replaceState = forgiving('replaceState', replaceState)
  window.addEventListener('popstate', forget)
  return () => {
    forget()
    window.removeEventListener('popstate', forget)
    Object.assign(history, { pushState, replaceState })
  }
}
