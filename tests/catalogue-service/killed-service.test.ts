import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createHttpSource } from '#catalogue/http/http-source.ts'
import { loadDemo, startServiceProcess, type ServiceProcess } from '../../bench/service-process.ts'
import { isFull } from '../sample.ts'
import { isEngineHere } from './engine-for-tests.ts'

describe.runIf(isFull && isEngineHere)('the command that serves', () => {
  test('is killed in the middle of queries, started again and returns the same answers', async () => {
    const data = await mkdtemp(join(tmpdir(), 'catalogue-'))
    let running: ServiceProcess | undefined
    try {
      await loadDemo(data, 5000)
      running = await startServiceProcess(data)
      const { url } = running
      const source = createHttpSource({ url })
      const all = { category: 'All', search: '', size: 5000 }
      const before = await source.slice(all, 0)
      expect(before.total).toBe(4995)
      // Their answers are not kept from before: each has another filter.
      const cut = Array.from({ length: 20 }, (_, at) =>
        fetch(`${url}/v1/facets?q=a&max=${at + 1000}`).then(({ status }) => status),
      )
      const settled = Promise.allSettled(cut)
      await running.kill()
      for (const one of await settled)
        // Answered before the end, or not at all.
        expect(one).toMatchObject(one.status === 'fulfilled' ? { value: 200 } : { status: 'rejected' })
      running = await startServiceProcess(data, { port: Number(new URL(url).port) })
      expect(await source.slice(all, 0)).toEqual(before)
      const page = { ...all, search: 'winter' }
      const { total } = await source.slice(page, 0)
      expect(total).toBe((await source.counts(page))['All'])
    } finally {
      await running?.kill()
      await rm(data, { recursive: true, force: true })
    }
  })
})
