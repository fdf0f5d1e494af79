import { afterEach, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { type Backend, LoadRuns, TooBusy, type View } from '#catalogue-service/backend.ts'
import { EngineFailure } from '#catalogue-service/engine.ts'
import { answers, problemSchema } from '#catalogue/contract/answers.ts'
import { naiveDemo } from './demo-catalogue.ts'
import { serviceWith, shopOrigin, token } from './fake-service.ts'
import { createNaiveBackend } from './naive-backend.ts'

const demo = naiveDemo(200)
const naive = () => createNaiveBackend(demo)

/** The naive backend with other answers of its view. */
function backendWith(changes: Partial<View>): Backend {
  const backend = naive()
  const view = backend.view()
  if (!view) throw new Error('no view')
  const changed = { ...view, ...changes }
  return { ...backend, view: () => changed }
}

const problemOf = async (response: Response) => v.parse(problemSchema, await response.json())

afterEach(() => {
  vi.useRealTimers()
})

/** A body that says whether anything was read of it. */
function unreadBody() {
  let isRead = false
  const body = new ReadableStream(
    {
      pull(controller) {
        isRead = true
        controller.enqueue(new TextEncoder().encode('[]\n'))
      },
    },
    { highWaterMark: 0 },
  )
  return { body, wasRead: () => isRead }
}

/** The answer to an update with a body that is never read to its end. */
async function sendUpdate(headers: Record<string, string>) {
  const { body, wasRead } = unreadBody()
  const init: RequestInit & { duplex: 'half' } = { method: 'PATCH', headers, body, duplex: 'half' }
  const { status } = await serviceWith(naive()).request(new Request('http://localhost/v1/products', init))
  return { status, wasRead: wasRead() }
}

describe('an update', () => {
  test.each([
    ['without a token', undefined],
    ['with another token', 'Bearer another token of sixteen'],
  ])('%s is refused by its headers: nothing of its body is read', async (_what, authorization) => {
    const headers = authorization === undefined ? undefined : { Authorization: authorization }
    expect(await sendUpdate(headers ?? {})).toEqual({ status: 403, wasRead: false })
  })

  test('that is declared too long is refused by its headers', async () => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Length': '10000001' }
    expect(await sendUpdate(headers)).toEqual({ status: 413, wasRead: false })
  })

  test('during a load is refused with a time for another attempt', async () => {
    const backend = { ...naive(), update: () => Promise.reject(new LoadRuns('a load')) }
    const response = await serviceWith(backend).request('/v1/products', {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${token}` },
      body: '{"id":1,"price":12.5}',
    })
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '1'])
    expect((await problemOf(response)).message).toContain('being loaded')
  })
})

describe('an answer', () => {
  test.each([
    ['catalogue', '/v1/catalogue'],
    ['slice', '/v1/slice?q=wool&sort=price-up&page=0'],
    ['first', '/v1/first?category=Books'],
    ['product', '/v1/product/1'],
    ['counts', '/v1/counts?min=5000'],
    ['facets', '/v1/facets?brand=Fennwick&brand=Wooldrake'],
    ['suggestions', '/v1/suggestions?q=wool'],
  ] as const)('of %s is as the contract says', async (name, path) => {
    const response = await serviceWith(naive()).request(path)
    expect(response.status).toBe(200)
    expect(v.safeParse(answers[name], await response.json()).issues).toBeUndefined()
  })

  test('may be kept by shared caches for as long as the setting says, and is compared by its snapshot', async () => {
    const app = serviceWith(naive(), { cacheSeconds: 7 })
    const first = await app.request('/v1/slice')
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=7')
    const tag = first.headers.get('ETag') ?? ''
    // A cache names all that it has.
    for (const known of [tag, `W/"1-0", ${tag}`]) {
      const again = await app.request('/v1/slice', { headers: { 'If-None-Match': known } })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
    const other = await app.request('/v1/slice', { headers: { 'If-None-Match': 'W/"1-0"' } })
    expect(other.status).toBe(200)
  })

  test.each(['/v1/slice', '/openapi.json'])('of %s varies with the encoding in every form', async (path) => {
    const app = serviceWith(naive())
    const first = await app.request(path)
    const tag = first.headers.get('ETag') ?? 'none'
    const forms = [
      first,
      await app.request(path, { headers: { 'Accept-Encoding': 'gzip' } }),
      await app.request(path, { method: 'HEAD' }),
      await app.request(path, { headers: { 'If-None-Match': tag } }),
    ]
    for (const { headers } of forms) expect(headers.get('Vary')?.match(/accept-encoding/gi)).toHaveLength(1)
  })

  test.each([
    ['/v1/slice', 'gzip'],
    ['/v1/first', 'gzip'],
    ['/v1/facets', 'gzip'],
    ['/v1/suggestions?q=wool', 'gzip'],
    ['/v1/catalogue', 'gzip'],
    ['/openapi.json', 'gzip'],
    ['/v1/product/1', null],
    ['/v1/counts', null],
    ['/health', null],
  ])('of %s has the encoding %s: a short one is not compressed', async (path, encoding) => {
    const response = await serviceWith(naive()).request(path, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
  })

  test('has a new tag and snapshot after an update', async () => {
    const app = serviceWith(naive())
    const before = await app.request('/v1/product/1')
    const { status } = await app.request('/v1/products', {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${token}` },
      body: '{"id":1,"price":12.5}\n{"id":79,"price":1}\n',
    })
    expect(status).toBe(200)
    const after = await app.request('/v1/product/1', {
      headers: { 'If-None-Match': before.headers.get('ETag') ?? '' },
    })
    const { product, snapshot } = v.parse(answers.product, await after.json())
    expect([product.price, snapshot]).toEqual([1250, 2])
  })

  test('is refused where the snapshot is another one, which it names', async () => {
    const response = await serviceWith(naive()).request('/v1/slice?snapshot=77')
    expect([response.status, await problemOf(response)]).toMatchObject([
      409,
      { problem: 'other-snapshot', snapshot: 1 },
    ])
  })

  test('that an update overtakes is whole, of the state before it', async () => {
    const backend = naive()
    let ask: () => void = () => undefined
    let finish: () => void = () => undefined
    const sent = new Promise<void>((resolve) => (ask = resolve))
    const updated = new Promise<void>((resolve) => (finish = resolve))
    const before = backend.view()
    if (!before) throw new Error('no view')
    const app = serviceWith({
      ...backend,
      view: () => ({
        ...before,
        async counts(listQuery, signal) {
          ask()
          await updated
          return before.counts(listQuery, signal)
        },
      }),
    })
    const answer = app.request('/v1/counts?max=1')
    await sent
    await backend.update([{ id: 1, price: 1, original: 0 }])
    finish()
    const { snapshot, counts } = v.parse(answers.counts, await (await answer).json())
    expect([snapshot, counts['All']]).toEqual([1, 0])
  })
})

describe('browsers of', () => {
  test('the shop may read answers and their tags', async () => {
    const { headers } = await serviceWith(naive()).request('/v1/slice', { headers: { Origin: shopOrigin } })
    expect(headers.get('Access-Control-Allow-Origin')).toBe(shopOrigin)
    expect(headers.get('Vary')).toContain('Origin')
  })

  test.each(['https://evil.example', 'https://shop.example.evil.example', 'http://shop.example', 'null'])(
    '%s may not',
    async (Origin) => {
      const { headers } = await serviceWith(naive()).request('/v1/slice', { headers: { Origin } })
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
    },
  )
})

describe('a query is refused', () => {
  test.each([
    ['with an unknown parameter', '/v1/slice?drop=1'],
    ['with a parameter of another address', '/v1/counts?page=1'],
    ['with an order where there is none', '/v1/facets?sort=rating'],
    ['with one where there is none', '/v1/catalogue?q=a'],
    ['with a number in another spelling', '/v1/slice?page=01'],
    ['with a repeated one', '/v1/slice?q=a&q=b'],
    ['longer than the search box', `/v1/slice?q=${'a'.repeat(201)}`],
    ['with too many brands', `/v1/slice?${'brand=a&'.repeat(201)}`],
    ['with too many ids', `/v1/slice?only=${Array.from({ length: 1001 }, () => 1).join(',')}`],
    ['longer than any address', `/v1/slice?category=${'a'.repeat(17_000)}`],
    ['for a page that is none', '/v1/slice?page=-1'],
    ['for a page beyond exact numbers', '/v1/slice?page=9999999999999999'],
    ['with a cursor that is none', '/v1/slice?after=1.2.3'],
    ['with a cursor beyond exact numbers', '/v1/slice?after=1.9007199254740993'],
    ['for a snapshot that is none', '/v1/slice?snapshot=0'],
    ['in an unknown order', '/v1/slice?sort=id;drop'],
    ['for an unknown rating', '/v1/slice?rating=1'],
  ])('%s', async (_what, path) => {
    const response = await serviceWith(naive()).request(path)
    expect([response.status, (await problemOf(response)).problem]).toEqual([400, 'bad-question'])
  })
})

test.each(['99999999', '9007199254740991', '9999999999999999', '0', '01', '-1', '1e3'])(
  'there is no product %s',
  async (id) => {
    const sent: number[] = []
    const backend = backendWith({
      product(number) {
        sent.push(number)
        return Promise.resolve(null)
      },
    })
    const response = await serviceWith(backend).request(`/v1/product/${id}`)
    expect([response.status, (await problemOf(response)).problem]).toEqual([404, 'not-found'])
    // An engine refuses any other number.
    expect(sent.every(Number.isSafeInteger)).toBe(true)
  },
)

test('an order by name is refused where the catalogue was loaded without it', async () => {
  const response = await serviceWith(backendWith({ sorts: ['rating'] })).request('/v1/slice?sort=name')
  expect([response.status, (await problemOf(response)).problem]).toEqual([400, 'bad-question'])
})

describe('a failure', () => {
  const secret = "Code: 60. DB::Exception: select id from products_17 where name = 'x' (/srv/data/store)"

  test.each([
    ['of the engine', new EngineFailure('broken', secret), 503, 'unavailable', '1'],
    ['of a slow engine', new EngineFailure('too-slow', secret), 503, 'too-slow', '5'],
    ['of any other kind', new TypeError(secret), 503, 'unavailable', '1'],
    ['by a crowd', new TooBusy('More than 200 queries wait.'), 429, 'too-busy', '1'],
  ])(
    '%s has a status, a time and a sentence, and nothing of its cause',
    async (_what, error, status, problem, after) => {
      const lines: unknown[] = []
      const backend = backendWith({ slice: () => Promise.reject(error) })
      const app = serviceWith(backend, { log: (...line) => lines.push(line) })
      const response = await app.request('/v1/slice')
      const text = await response.clone().text()
      expect([response.status, (await problemOf(response)).problem]).toEqual([status, problem])
      expect(response.headers.get('Retry-After')).toBe(after)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(response.headers.get('ETag')).toBeNull()
      expect(text).not.toMatch(/DB::|select|products_|\/srv|\n\s+at /)
      const detail = error instanceof EngineFailure ? error.detail : error.message
      expect(lines).toContainEqual(['error', 'failure', { path: '/v1/slice', detail }])
    },
  )

  test('an engine that answers after 30 seconds is given up after the deadline', async () => {
    vi.useFakeTimers()
    let stopped: unknown
    const backend = backendWith({
      slice: (_question, _position, signal) =>
        new Promise((resolve, reject) => {
          setTimeout(() => resolve({ products: [], total: 0, next: null }), 30_000)
          signal?.addEventListener('abort', () => {
            stopped = signal.reason
            reject(signal.reason)
          })
        }),
    })
    const answer = serviceWith(backend, { deadline: 10 }).request('/v1/slice')
    await vi.advanceTimersByTimeAsync(10_000)
    const response = await answer
    expect([response.status, (await problemOf(response)).problem]).toEqual([503, 'too-slow'])
    expect(stopped).toHaveProperty('message', 'No answer after 10 s.')
  })

  test('the log never has what a visitor typed', async () => {
    const lines: unknown[] = []
    const app = serviceWith(naive(), { log: (...line) => lines.push(line) })
    await app.request('/v1/slice?q=privateword')
    await app.request('/v1/slice?privateword=1')
    expect(lines).toHaveLength(2)
    expect(JSON.stringify(lines)).not.toContain('privateword')
  })

  test('before the first load every query says so', async () => {
    const app = serviceWith({ ...naive(), view: () => null })
    for (const path of ['/v1/slice', '/v1/product/1', '/ready'])
      expect((await app.request(path)).status).toBe(503)
    expect((await app.request('/health')).status).toBe(200)
  })

  test('a busy service is ready, and one whose engine fails is not', async () => {
    const statusWith = async (reason: Error) => {
      const product = vi.fn<View['product']>().mockRejectedValue(reason)
      const app = serviceWith(backendWith({ product }))
      return (await app.request('/ready')).status
    }
    expect(await statusWith(new TooBusy('More than 200 queries wait.'))).toBe(200)
    expect(await statusWith(new EngineFailure('broken', 'The engine has ended.'))).toBe(503)
  })

  test('a service that is stopping is not ready, and still answers', async () => {
    const app = serviceWith(naive(), { isStopping: () => true })
    expect((await app.request('/ready')).status).toBe(503)
    expect((await app.request('/v1/slice')).status).toBe(200)
  })
})

describe('an update is refused', () => {
  const patch = (app: ReturnType<typeof serviceWith>, body: string, Authorization = `Bearer ${token}`) =>
    app.request('/v1/products', { method: 'PATCH', headers: { Authorization }, body })

  test.each(['', 'Bearer', 'Bearer wrong', token, `Bearer ${token}x`])(
    'with the header %j',
    async (header) => {
      const response = await patch(serviceWith(naive()), '{"id":1,"price":1}', header)
      expect(response.status).toBe(403)
    },
  )

  test('where the service has no token', async () => {
    expect(
      (await patch(serviceWith(naive(), { token: null }), '{"id":1,"price":1}', 'Bearer null')).status,
    ).toBe(403)
  })

  test('where it is too long', async () => {
    expect((await patch(serviceWith(naive()), ' '.repeat(10_000_001))).status).toBe(413)
  })

  test('where one line is wrong, and nothing changes', async () => {
    const app = serviceWith(naive())
    const response = await patch(app, '{"id":1,"price":1}\n{"id":2,"price":-1}\n')
    expect([response.status, (await problemOf(response)).message]).toEqual([400, 'Line 2 has a wrong price.'])
    expect(v.parse(answers.catalogue, await (await app.request('/v1/catalogue')).json()).snapshot).toBe(1)
  })
})
