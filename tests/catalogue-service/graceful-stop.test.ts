import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { gracefulStop } from '#catalogue-service/close-server.ts'

/** A server whose answers to `/slow` end when `finish` is called; to `/long` after their headers and first bytes. */
async function start() {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const server = createServer((request, response) => {
    if (request.url === '/long') response.write('first')
    if (request.url === '/') response.end('quick')
    else void finished.then(() => response.end('whole'))
  })
  const stop = gracefulStop(server)
  server.listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const agent = new Agent({ keepAlive: true })
  const ask = (path: string) =>
    new Promise<{ response: IncomingMessage; text: Promise<string> }>((resolve, reject) => {
      get({ port, path, agent }, (response) => {
        const text = new Promise<string>((done, failed) => {
          let read = ''
          response.on('data', (part: Buffer) => (read += part.toString()))
          response.on('end', () => done(read))
          response.on('error', failed)
        })
        resolve({ response, text })
      }).on('error', reject)
    })
  return { server, stop, finish, ask, agent }
}

test('an answer in progress ends whole, closes its connection, and the server then ends', async () => {
  const { server, stop, finish, ask, agent } = await start()
  const slow = ask('/slow')
  await once(server, 'request')
  const stopped = stop(60)
  finish()
  const { response, text } = await slow
  expect(response.headers.connection).toBe('close')
  expect(await text).toBe('whole')
  await stopped
  agent.destroy()
})

test('an answer whose headers were sent before ends whole, too', async () => {
  const { stop, finish, ask, agent } = await start()
  const { text } = await ask('/long')
  const stopped = stop(60)
  finish()
  expect(await text).toBe('firstwhole')
  await stopped
  agent.destroy()
})

test('connections that are idle are closed, and new ones refused', async () => {
  const { stop, ask, agent } = await start()
  const { text } = await ask('/')
  await text
  await stop(60)
  await expect(ask('/')).rejects.toThrow(/ECONNREFUSED|ECONNRESET|socket hang up/)
  agent.destroy()
})

test('what lasts longer than the limit is cut', async () => {
  const { stop, ask, agent } = await start()
  const { text } = await ask('/long')
  await Promise.all([stop(0.05), expect(text).rejects.toThrow('aborted')])
  agent.destroy()
})
