import { serve } from '@hono/node-server'
import { Server } from 'node:http'
import { createService, type ServiceOptions } from './app.ts'
import { gracefulStop } from './close-server.ts'

export interface RunningService {
  readonly port: number
  /**
   * Accepts no more connections, ends the queries in progress, and closes the backend. After `seconds`, by default a
   * little more than the deadline of a query, the rest is cut.
   */
  close(seconds?: number): Promise<void>
}

/** Seconds without traffic after which a connection is closed; longer where a query may take longer. */
const idleTimeout = 60

/** Seconds from the deadline of a query until its answer is sent. */
const spare = 5

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
        async close(seconds = options.deadline + spare) {
          isStopping = true
          await stop(seconds)
          await options.backend.close()
        },
      })
    })
    if (!(server instanceof Server)) throw new TypeError('The service needs a server for HTTP/1.1.')
    const stop = gracefulStop(server)
    server.once('error', reject)
    server.setTimeout(Math.max(idleTimeout, options.deadline + spare) * 1000)
  })
}
