import { serve } from '@hono/node-server'
import { createService, type ServiceOptions } from './app.ts'

export interface RunningService {
  readonly port: number
  /** Refuses new questions, lets those in progress end for `seconds` at most, and closes the backend. */
  close(seconds?: number): Promise<void>
}

/** Milliseconds without traffic after which a connection is closed. */
const idleTimeout = 60_000

/** Serves on a port; 0 means any free one. Rejects where the port is in use. */
export function startService(
  options: Omit<ServiceOptions, 'isStopping'>,
  port: number,
  hostname?: string,
): Promise<RunningService> {
  let isStopping = false
  const app = createService({ ...options, isStopping: () => isStopping })
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, ...(hostname && { hostname }) }, (address) => {
      resolve({
        port: address.port,
        async close(seconds = 10) {
          isStopping = true
          const ended = new Promise<void>((done) => {
            server.close(() => done())
          })
          if ('closeIdleConnections' in server) server.closeIdleConnections()
          const timer = setTimeout(() => {
            if ('closeAllConnections' in server) server.closeAllConnections()
          }, seconds * 1000)
          await ended
          clearTimeout(timer)
          await options.backend.close()
        },
      })
    })
    server.once('error', reject)
    server.setTimeout(idleTimeout)
  })
}
