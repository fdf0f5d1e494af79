import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '../../scripts/paths.ts'
import { sample } from '../sample.ts'
import { sendRaw } from './raw-response.ts'
import { longPage, writeFiles, writeSmallSite } from './small-site.ts'

/** Larger than the kernel's send buffer: most of it stays in the server while a client does not read. */
const large = 'Some words. '.repeat(500_000)

let site: Awaited<ReturnType<typeof writeSmallSite>>
let child: ChildProcess
let port: number
/** Open ones of the idle server. */
let descriptors: number

/** Starts the server with a limit of descriptors, and counts those that it opens. */
async function start(limit: number): Promise<void> {
  const command = `ulimit -n ${limit}; exec "$0" --import tsx "$@"`
  const entry = resolve(paths.root, 'tests/scripts/serve-child.ts')
  child = spawn('sh', ['-c', command, process.execPath, entry, site.dist, site.siteFacts], {
    cwd: paths.root,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  port = await new Promise((done, fail) => {
    child.stdout?.once('data', (chunk) => done(Number(chunk)))
    child.once('exit', () => fail(new Error('The server ended.')))
  })
  descriptors = await countDescriptors()
}

beforeAll(async () => {
  site = await writeSmallSite()
  await writeFiles(site.dist, { 'pictures/large.png': large })
})
afterAll(() => rm(site.folder, { recursive: true }))

const fetchPath = (path: string) => sendRaw(port, `GET ${path} HTTP/1.1`)

const countDescriptors = async () => (await readdir(`/proc/${child.pid}/fd`)).length

/** Waits until the server has closed its descriptors, then requests a page. */
async function settle(most = descriptors) {
  await expect.poll(countDescriptors, { message: 'open descriptors' }).toBeLessThanOrEqual(most)
  return { exitCode: child.exitCode, body: (await fetchPath('/products')).body }
}

const asBefore = { exitCode: null, body: longPage('Products') }

const open = (count: number) =>
  Promise.all(
    Array.from({ length: count }, () => {
      const socket = connect(port, '127.0.0.1')
      return new Promise<Socket>((done, fail) => {
        socket.once('error', fail).once('connect', () => done(socket))
      })
    }),
  )

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

const pagePaths = ['/', '/products', '/product/12', '/assets/main-abc.js', '/pictures/large.png', '/nowhere']
const pathAt = (index: number) => pagePaths[index % pagePaths.length] ?? '/'

const fetchBody = (agent: Agent, path: string) =>
  new Promise<string>((done, fail) => {
    get({ agent, port, path, host: '127.0.0.1' }, (response) => {
      text(response).then(done, fail)
    }).once('error', fail)
  })

/** Responses of a server under load. */
const responses = sample(1500, 5000)

describe.runIf(existsSync('/proc/self/fd'))('a server whose clients disconnect', () => {
  beforeAll(() => start(1024))
  afterAll(() => child.kill('SIGKILL'))

  it.each([
    ['as soon as they are connected', () => ''],
    ['within a request', (index: number) => request(pathAt(index)).slice(0, 12)],
    ['as soon as they have sent a request', (index: number) => request(pathAt(index))],
  ])('%s: 300 of them', async (_, write) => {
    const sockets = await open(300)
    for (const [index, socket] of sockets.entries()) {
      socket.write(write(index), () => socket.destroy())
    }
    expect(await settle()).toEqual(asBefore)
  })

  it('within a response: 300 of them', async () => {
    const sockets = await open(300)
    for (const socket of sockets) {
      socket.once('data', () => socket.destroy())
      socket.write(request('/pictures/large.png'))
    }
    expect(await settle()).toEqual(asBefore)
  })

  it('with 50 open requests on each of 20 connections', async () => {
    const sockets = await open(20)
    const pipelined = Array.from({ length: 50 }, (_, index) => request(pathAt(index))).join('')
    for (const socket of sockets) socket.write(pipelined, () => socket.destroy())
    expect(await settle()).toEqual(asBefore)
  })

  it('after they read nothing of the response: 200 of them', async () => {
    const sockets = await open(200)
    for (const socket of sockets.slice(0, 100)) socket.pause().write(request('/pictures/large.png'))
    // No file stays open for them, and the server responds to other clients meanwhile.
    await expect.poll(countDescriptors).toBeLessThanOrEqual(descriptors + 200)
    expect((await fetchPath('/products')).body).toBe(longPage('Products'))
    for (const socket of sockets) socket.destroy()
    expect(await settle()).toEqual(asBefore)
  })
})

describe.runIf(existsSync('/proc/self/fd'))('a server under load', () => {
  afterEach(() => child.kill('SIGKILL'))

  it(`sends ${responses} whole responses, 500 at a time`, async () => {
    await start(1024)
    const agent = new Agent({ keepAlive: true, maxSockets: 500 })
    const bodies = new Map(
      await Promise.all(pagePaths.map(async (path) => [path, (await fetchPath(path)).body] as const)),
    )
    let failed = 0
    const visit = async (path: string) => {
      const body = await fetchBody(agent, path).catch(() => null)
      if (body !== bodies.get(path)) failed += 1
    }
    // Without the large image: 5 GB would test the machine only.
    const small = pagePaths.filter((path) => !path.endsWith('.png'))
    const waiting = Array.from(
      { length: responses },
      (_, index) => small[index % small.length] ?? '/',
    ).values()
    await Promise.all(
      Array.from({ length: 500 }, async () => {
        for (const path of waiting) await visit(path)
      }),
    )
    agent.destroy()
    expect(failed).toBe(0)
    expect(await settle()).toEqual(asBefore)
  })

  it('continues after it ran out of descriptors, and responds once there are some', async () => {
    await start(64)
    const sockets = Array.from({ length: 200 }, () => connect(port, '127.0.0.1').on('error', () => {}))
    for (const [index, socket] of sockets.entries()) socket.write(request(pathAt(index)))
    await expect.poll(countDescriptors).toBeGreaterThanOrEqual(60)
    for (const socket of sockets) socket.destroy()
    expect(await settle(descriptors + 1)).toEqual(asBefore)
  })
})
