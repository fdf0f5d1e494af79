import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/**
 * Prepares a server for a graceful stop. The returned function stops it: no connection is accepted from then on, each
 * answer in progress ends and closes its connection (`Connection: close`), and so does each query that was already on
 * its way. It resolves once all are closed, or after `seconds`, when what is left is cut.
 */
export function gracefulStop(server: Server): (seconds: number) => Promise<void> {
  let isStopping = false
  const answering = new Set<ServerResponse>()
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    if (isStopping) response.shouldKeepAlive = false
    answering.add(response)
    response.once('close', () => answering.delete(response))
  })
  return (seconds) =>
    new Promise((done) => {
      isStopping = true
      const deadline = setTimeout(() => server.closeAllConnections(), seconds * 1000)
      server.close(() => {
        clearTimeout(deadline)
        done()
      })
      for (const response of answering) {
        response.shouldKeepAlive = false
        // Its headers are sent, and promise a connection that stays.
        const { socket } = response
        if (response.headersSent) response.once('close', () => socket?.end())
      }
      server.closeIdleConnections()
    })
}
