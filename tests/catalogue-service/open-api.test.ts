import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { type Backend, TooBusy } from '#catalogue-service/backend.ts'
import { EngineFailure } from '#catalogue-service/engine.ts'
import { naiveDemo } from './demo-catalogue.ts'
import { serviceWith, token } from './fake-service.ts'
import { createNaiveBackend } from './naive-backend.ts'

const demo = naiveDemo(200)
const naive = () => createNaiveBackend(demo)

describe('the OpenAPI document', () => {
  const documentSchema = v.object({
    openapi: v.literal('3.1.0'),
    paths: v.record(
      v.string(),
      v.record(
        v.string(),
        v.object({
          responses: v.record(
            v.string(),
            v.object({ headers: v.optional(v.record(v.string(), v.unknown()), {}) }),
          ),
        }),
      ),
    ),
  })
  const read = async (): Promise<unknown> => (await serviceWith(naive()).request('/openapi.json')).json()

  test('names every address', async () => {
    expect(Object.keys(v.parse(documentSchema, await read()).paths)).toEqual([
      '/v1/catalogue',
      '/v1/slice',
      '/v1/first',
      '/v1/counts',
      '/v1/facets',
      '/v1/suggestions',
      '/v1/product/{id}',
      '/v1/products',
    ])
  })

  test('has all that it refers to', async () => {
    const document = await read()
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)
    const paths = [...new Set(Array.from(references, ([, path = '']) => path))]
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) expect(document).toHaveProperty(path.split('/'))
  })

  const failing = (failure: Error): Backend => {
    const backend = naive()
    const view = backend.view()
    const fail = () => Promise.reject(failure)
    return { ...backend, view: () => view && { ...view, slice: fail }, update: fail }
  }
  const slow = new EngineFailure('too-slow', 'slow')
  const updated = (body: string, Authorization = `Bearer ${token}`) => ({
    method: 'PATCH',
    headers: { Authorization },
    body,
  })
  const change = '{"id":1,"price":1}'

  test.each<[status: number, path: string, address?: string, init?: RequestInit, backend?: Backend]>([
    [200, '/v1/slice'],
    [304, '/v1/slice', '', { headers: { 'If-None-Match': 'W/"1-1"' } }],
    [400, '/v1/slice', '?page=x'],
    [409, '/v1/slice', '?snapshot=7'],
    [429, '/v1/slice', '', {}, failing(new TooBusy('busy'))],
    [503, '/v1/slice', '', {}, failing(slow)],
    [200, '/v1/product/{id}', '1'],
    [304, '/v1/product/{id}', '1', { headers: { 'If-None-Match': 'W/"1-1"' } }],
    [400, '/v1/product/{id}', '1?page=1'],
    [404, '/v1/product/{id}', '79000'],
    [409, '/v1/product/{id}', '1?snapshot=7'],
    [200, '/v1/products', '', updated(change)],
    [400, '/v1/products', '', updated('x')],
    [403, '/v1/products', '', updated(change, '')],
    [413, '/v1/products', '', updated(' '.repeat(10_000_001))],
    [429, '/v1/products', '', updated(change), failing(new TooBusy('busy'))],
    [503, '/v1/products', '', updated(change), failing(slow)],
  ])(
    'has the status %d of %s with its headers',
    async (status, path, rest = '', init = {}, backend = naive()) => {
      const response = await serviceWith(backend).request(path.replace('{id}', '') + rest, init)
      expect(response.status).toBe(status)
      const { paths } = v.parse(documentSchema, await read())
      const documented = paths[path]?.[init.method?.toLowerCase() ?? 'get']?.responses[status]
      expect(Object.keys(documented?.headers ?? { undocumented: true }).toSorted()).toEqual(
        ['Cache-Control', 'ETag', 'Retry-After'].filter(
          (name) => response.headers.has(name) && response.headers.get(name) !== 'no-store',
        ),
      )
    },
  )
})
