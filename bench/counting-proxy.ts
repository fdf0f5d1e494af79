import { createServer, request as forward, type IncomingMessage } from 'node:http'
import { listen } from '../scripts/serve/port.ts'

/** One response on the wire. Sizes in bytes. */
export interface Transfer {
  readonly path: string
  /** `Content-Type` without its parameters. */
  readonly type: string
  readonly headerBytes: number
  readonly bodyBytes: number
}

export interface CountingProxy {
  readonly url: string
  /** Every response so far: to the page, to its service worker, and to the browser itself. */
  readonly transfers: readonly Transfer[]
  close: () => Promise<void>
}

/** A proxy in front of the server at `target` that records the size of every response. */
export async function openCountingProxy(target: string): Promise<CountingProxy> {
  const transfers: Transfer[] = []
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    const upstream = forward(
      new URL(target).origin + path,
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
        let bodyBytes = 0
        answer.on('data', (chunk: Buffer) => (bodyBytes += chunk.length))
        answer.on('end', () => {
          const type = (answer.headers['content-type'] ?? '').split(';', 1)[0] ?? ''
          transfers.push({ path, type, headerBytes: headerSize(answer), bodyBytes })
        })
        answer.pipe(outgoing)
      },
    )
    upstream.on('error', () => outgoing.destroy())
    outgoing.on('close', () => upstream.destroy())
    incoming.pipe(upstream)
  })
  const port = await listen(server, 0)
  return {
    url: `http://localhost:${port}`,
    transfers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Of the status line and the header lines, as HTTP/1.1 writes them. */
function headerSize({ statusCode, statusMessage, rawHeaders }: IncomingMessage): number {
  const colonsAndEnds = (rawHeaders.length / 2) * ': \r\n'.length
  return `HTTP/1.1 ${statusCode} ${statusMessage}\r\n\r\n`.length + rawHeaders.join('').length + colonsAndEnds
}
