import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

export interface RawResponse {
  readonly status: number
  /** Header values by lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Sends a request exactly as written, which Node's own client may refuse, and reads the whole response. */
export async function sendRaw(
  port: number,
  requestLine: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawResponse> {
  const socket = connect(port, '127.0.0.1')
  const lines = Object.entries({ Host: '127.0.0.1', Connection: 'close', ...headers })
  socket.write(`${requestLine}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
  const response = await text(socket)
  const end = response.indexOf('\r\n\r\n')
  const [first = '', ...rest] = response.slice(0, end).split('\r\n')
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(
      rest.map((line) => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
      }),
    ),
    body: response.slice(end + 4),
  }
}

/** The size in bytes of a response's status line and headers on a keep-alive connection. */
export async function weighHeaders(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const response = await new Promise<IncomingMessage>((done, fail) => {
    get({ agent, host: '127.0.0.1', port, path, headers }, done).once('error', fail)
  })
  response.resume()
  await new Promise((done) => response.once('close', done))
  agent.destroy()
  const { rawHeaders, statusCode, statusMessage } = response
  // A name and its value are followed by ': ' or a line's end, and the last line by an empty one.
  const sizes = rawHeaders.map((part) => part.length + 2)
  const statusLine = `HTTP/1.1 ${statusCode} ${statusMessage}\r\n`
  return sizes.reduce((sum, size) => sum + size, statusLine.length + 2)
}
