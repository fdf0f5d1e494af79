/**
 * Calls `stop` once npm, the parent process, has exited. npm sends SIGTERM to its shell only, and some shells do not
 * forward it: the server would keep its port.
 */
export function stopWithNpm(stop: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 500)
  watch.unref()
}
