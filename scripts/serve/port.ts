import { createServer, type Server } from 'node:net'

/** Parses `PORT`: a whole number from 0 (any free port) to 65535. Throws a readable sentence for anything else. */
export function parsePort(text: string | undefined, otherwise: number): number {
  const port = text === undefined || text.trim() === '' ? otherwise : Number(text)
  if (/^\s*\d*\s*$/.test(text ?? '') && port <= 65_535) return port
  throw new Error(`PORT has to be a whole number from 0 to 65535, and is '${text}'.`)
}

/** Starts listening and returns the port. Rejects with a readable sentence. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(new Error(`Port ${port} is taken. Choose another, such as PORT=${port + 1} npm start`))
      } else if (error.code === 'EACCES') {
        reject(new Error(`Port ${port} is not open to this user. Choose one above 1023.`))
      } else {
        reject(error)
      }
    })
    server.listen(port, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/**
 * Returns the given port where nobody listens on it, and a free port for 0. Rejects with a readable sentence. Another
 * program may take the port meanwhile: only for programs that cannot take any free port and say which.
 */
export async function findFreePort(wanted = 0): Promise<number> {
  const probe = createServer()
  const port = await listen(probe, wanted)
  await new Promise((resolve) => {
    probe.close(resolve)
  })
  return port
}
