import { createServer } from 'node:net'

/** What `PORT` says: a whole number from 0 (any free one) to 65535. Throws a sentence for people otherwise. */
export function parsePort(text: string | undefined, otherwise: number): number {
  const port = text === undefined || text.trim() === '' ? otherwise : Number(text)
  if (/^\s*\d*\s*$/.test(text ?? '') && port <= 65_535) return port
  throw new Error(`PORT has to be a whole number from 0 to 65535, and is '${text}'.`)
}

/** A port that nobody listens on at this moment. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No TCP port to be had.'))
        else resolve(address.port)
      })
    })
  })
}
