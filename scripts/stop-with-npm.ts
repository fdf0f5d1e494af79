/**
 * Calls `stop` once npm, which started this process, is gone. npm hands SIGTERM to its shell only, and some shells
 * die of it without a word to the process inside: the server would live on, and keep its port.
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
