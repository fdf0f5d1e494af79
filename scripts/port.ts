import { createServer, type Server } from 'node:net'

/** What `PORT` says: a whole number from 0 (any free one) to 65535. Throws a sentence for people otherwise. */
export function parsePort(text: string | undefined, otherwise: number): number {
  const port = text === undefined || text.trim() === '' ? otherwise : Number(text)
  if (/^\s*\d*\s*$/.test(text ?? '') && port <= 65_535) return port
  throw new Error(`PORT has to be a whole number from 0 to 65535, and is '${text}'.`)
}

/** The port that the server listens on from now on. Rejects with a sentence for people. */
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

/** The given port where nobody listens on it, for 0 any such. Rejects with a sentence for people. */
export async function findFreePort(wanted = 0): Promise<number> {
  const probe = createServer()
  const port = await listen(probe, wanted)
  await new Promise((resolve) => {
    probe.close(resolve)
  })
  return port
}
