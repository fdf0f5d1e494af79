import { afterEach, expect, test, vi } from 'vitest'
import { update } from '../../../scripts/catalogue/update.ts'
import { readSettings } from '#catalogue-service/settings.ts'

afterEach(() => {
  delete process.env['CATALOGUE_URL']
})

/** The addresses that an update with its token was sent to. */
async function send(address: string) {
  process.env['CATALOGUE_URL'] = address
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ version: 1, snapshot: 5, changed: 1, unknown: 0 }))
  return { answer: await update('{}', readSettings({})).catch(String), requests: fetched.mock.calls.length }
}

test.each([
  'http://shop.example',
  'http://10.0.0.7:4180',
  'http://localhost.example',
  'http://127.0.0.1.example',
])('the token is not sent to %s, unencrypted', async (address) => {
  const { answer, requests } = await send(address)
  expect(answer).toContain('must begin with https://')
  expect(requests).toBe(0)
})

test.each(['https://shop.example', 'http://localhost:4180', 'http://127.0.0.1:4180', 'http://[::1]:4180'])(
  'an update is sent to %s',
  async (address) => {
    const { answer, requests } = await send(address)
    expect(answer).toContain('snapshot 5')
    expect(requests).toBe(1)
  },
)
