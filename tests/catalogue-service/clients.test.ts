import { once } from 'node:events'
import { createServer, get, request as send, type ClientRequest } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import type { Backend } from '#catalogue-service/backend.ts'
import { startService, type RunningService } from '#catalogue-service/serve.ts'
import { createHttpSource } from '#catalogue/http/http-source.ts'
import { naiveDemo } from './demo-catalogue.ts'
import { createNaiveBackend } from './naive-backend.ts'

const running: RunningService[] = []
afterEach(async () => {
  for (const service of running.splice(0)) await service.close(0)
})

async function start(backend: Backend, port = 0) {
  const service = await startService(
    { backend, log: () => undefined, origins: [], cacheSeconds: 3, deadline: 30, token: null },
    port,
  )
  running.push(service)
  return service
}

const all = { category: 'All', search: '', size: 200 }

test('the queries of 500 clients that leave are stopped, and the next one is answered', async () => {
  const backend = createNaiveBackend(naiveDemo(200))
  const view = backend.view()
  if (!view) throw new Error('no view')
  const [sent, stopped] = [new Set<AbortSignal>(), new Set<AbortSignal>()]
  const waiting = {
    ...view,
    counts: (_: unknown, signal?: AbortSignal) =>
      new Promise<never>((_resolve, reject) => {
        if (!signal) return
        sent.add(signal)
        signal.addEventListener('abort', () => {
          stopped.add(signal)
          reject(signal.reason)
        })
      }),
  }
  const { port } = await start({ ...backend, view: () => waiting })
  const clients: ClientRequest[] = Array.from({ length: 500 }, (_, at) => {
    const client = get(`http://localhost:${port}/v1/counts?max=${at}`)
    client.on('error', () => undefined)
    return client
  })
  await expect.poll(() => sent.size, { timeout: 20_000 }).toBe(500)
  for (const client of clients) client.destroy()
  await expect.poll(() => stopped.size, { timeout: 20_000 }).toBe(500)
  const source = createHttpSource({ url: `http://localhost:${port}` })
  expect((await source.slice(all, 0)).total).toBe(195)
})

test('a page goes on where the service was killed and started again', async () => {
  const first = await start(createNaiveBackend(naiveDemo(200)))
  const source = createHttpSource({ url: `http://localhost:${first.port}` })
  expect((await source.slice(all, 0)).total).toBe(195)
  await first.close(0)
  running.splice(0)
  await expect(source.slice(all, 1)).rejects.toThrow('cannot be reached')
  await start(createNaiveBackend(naiveDemo(200)), first.port)
  expect((await source.slice(all, 1)).products).toHaveLength(30)
})

test('an answer that ends in the middle is none', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
    response.write('{"version":1,"snapshot":1,"products":[],"total":')
    setImmediate(() => response.destroy())
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  try {
    await expect(createHttpSource({ url: `http://localhost:${port}` }).slice(all, 0)).rejects.toThrow(
      'cannot be reached',
    )
  } finally {
    server.close()
  }
})

/** Sends a body in parts until the answer comes. Resolves with its status and the bytes that were taken by then. */
function sendUntilAnswered(port: number): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const part = Buffer.alloc(65_536, '[')
    let bytes = 0
    let isAnswered = false
    const client = send({ port, path: '/v1/products', method: 'PATCH', agent: false }, (response) => {
      isAnswered = true
      resolve({ status: response.statusCode ?? 0, bytes })
      client.destroy()
    })
    client.on('error', (error) => (isAnswered ? undefined : reject(error)))
    const write = () => {
      if (isAnswered) return
      if (bytes >= 9_000_000) client.end()
      else {
        bytes += part.length
        if (client.write(part)) setImmediate(write)
        else client.once('drain', write)
      }
    }
    write()
  })
}

test('200 clients without a token are refused before their bodies of 9 MB are sent', async () => {
  const { port } = await start(createNaiveBackend(naiveDemo(200)))
  const answers = await Promise.all(Array.from({ length: 200 }, () => sendUntilAnswered(port)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 200 }, () => 403))
  // What the systems of both ends keep underway; a service that reads all takes 9 MB of each.
  expect(Math.max(...answers.map(({ bytes }) => bytes))).toBeLessThan(9_000_000)
})
