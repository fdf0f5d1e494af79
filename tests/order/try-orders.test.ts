import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { orderRequest } from '#order/order-request.ts'
import { sendOrder } from '#order/send-order.ts'
import { someOrder } from './some-order.ts'

const start = () =>
  spawn(process.execPath, ['--import', 'tsx', 'docs/try-orders.ts'], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
let server: ReturnType<typeof start>

const nextOutput = async () => String((await once(server.stdout, 'data'))[0])

beforeEach(() => {
  server = start()
})
afterEach(() => server.kill())

test('an order can be tried with a receiver on this machine, which prints it', async () => {
  const url = /http:\S+/.exec(await nextOutput())?.[0] ?? ''
  const preflight = await fetch(url, { method: 'OPTIONS' })
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*')
  const printed = nextOutput()
  expect(await sendOrder(url, 'key', JSON.stringify(orderRequest(someOrder, 'EUR')))).toEqual({
    status: 'accepted',
  })
  expect(await printed).toContain("number: '261128-7KQ4M'")
})

test('the receiver has at most 15 lines', async () => {
  const source = await readFile('docs/try-orders.ts', 'utf8')
  expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(15)
})
