/** Milliseconds between attempts to write an address that was refused. */
const pause = 1000

/**
 * Safari refuses to change the address more than a hundred times in some seconds, and throws: a key held in a search
 * box does that. The page goes on meanwhile, and the latest address is written as soon as it can be, unless the visitor
 * has gone Back by then. Has to come before the router, which takes the history as it finds it.
 */
export function forgiveHistory(view: Window): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  view.addEventListener('popstate', () => clearTimeout(waiting))
  const forgiving = (write: History['pushState']): History['pushState'] =>
    function attempt(...entry) {
      clearTimeout(waiting)
      try {
        write(...entry)
      } catch {
        waiting = setTimeout(() => attempt(...entry), pause)
      }
    }
  view.history.pushState = forgiving(view.history.pushState.bind(view.history))
  view.history.replaceState = forgiving(view.history.replaceState.bind(view.history))
}
