import { afterEach, describe, expect, test, vi } from 'vitest'
import { createHttpSource } from '#catalogue/http/http-source.ts'

const all = { category: 'All', search: '', size: 200 }

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })

const slice = (snapshot: number, total = 0) => json({ version: 1, snapshot, products: [], total, next: null })
const moved = (snapshot: number) =>
  json({ version: 1, problem: 'other-snapshot', message: 'x', snapshot }, 409)
const busy = (after: string) =>
  json({ version: 1, problem: 'too-busy', message: 'x' }, 429, { 'Retry-After': after })

/** A service that returns these answers one after the other, the last again and again. */
function serviceOf(...answers: (() => Response | Promise<Response>)[]) {
  const requested: URL[] = []
  const fetchAnswer: typeof fetch = async (input, init) => {
    requested.push(new URL(input instanceof Request ? input.url : input))
    const stopped = new Promise<never>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))
    })
    const answer = answers[Math.min(requested.length, answers.length) - 1]
    if (!answer) throw new TypeError('no answer')
    return Promise.race([answer(), stopped])
  }
  let changes = 0
  const source = createHttpSource({
    url: 'https://catalogue.example/api',
    fetch: fetchAnswer,
    onChange: () => {
      changes += 1
    },
  })
  return { source, requested, changes: () => changes }
}

const catalogue = (snapshot: number) =>
  json({ version: 1, snapshot, name: 'Shop', products: 1, categories: [], priceSteps: [], sorts: [] })

/** The message with which it rejects; observed at once, before timers run. */
const failureOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

afterEach(() => {
  vi.useRealTimers()
})

describe('an answer', () => {
  test('is requested at an address with a version, and after the first one with its snapshot', async () => {
    const { source, requested } = serviceOf(() => slice(7))
    await source.slice({ ...all, search: 'Wool & more' }, 0)
    await source.slice(all, 2)
    expect(requested.map(String)).toEqual([
      'https://catalogue.example/api/v1/slice?q=wool+%26+more',
      'https://catalogue.example/api/v1/slice?page=2&snapshot=7',
    ])
  })

  test.each([
    ['is no JSON', () => new Response('<html>')],
    ['has another version', () => json({ version: 2, snapshot: 1, products: [], total: 0, next: null })],
    ['has no total', () => json({ version: 1, snapshot: 1, products: [], next: null })],
    ['has a negative total', () => slice(1, -1)],
    [
      'has a product without a price',
      () => json({ version: 1, snapshot: 1, products: [{ id: 1 }], total: 1, next: null }),
    ],
    ['is an error without a body', () => new Response('', { status: 500 })],
    ['is a refusal', () => json({ version: 1, problem: 'bad-question', message: 'x' }, 400)],
    ['is for the login page of a network', () => new Response('Please sign in', { status: 511 })],
  ])('that %s is none', async (_what, answer) => {
    vi.useFakeTimers()
    const { source } = serviceOf(answer)
    const failure = failureOf(source.slice(all, 0))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await failure).toBe('The catalogue cannot be reached right now.')
  })

  test.each([
    ['as it is', 7, []],
    ['once it is replaced', 8, [true]],
  ])('to a page that contains snapshot 7 is returned %s from snapshot %d', async (_when, now, expected) => {
    const changes: boolean[] = []
    let replace: () => void = () => undefined
    const replaced = new Promise<void>((resolve) => (replace = resolve))
    const requested: string[] = []
    const source = createHttpSource({
      url: 'https://catalogue.example',
      builtFrom: 7,
      fetch: (input) => {
        requested.push(input instanceof Request ? input.url : String(input))
        return Promise.resolve(requested.length === 1 ? catalogue(now) : slice(now, 5))
      },
      onChange: (isBuild) => {
        changes.push(isBuild)
        return replaced
      },
    })
    let isChecked = false
    const checked = source.checkState().then(() => (isChecked = true))
    await expect.poll(() => isChecked || changes.length > 0).toBe(true)
    // The answers that replace those of the page are from the new state.
    expect((await source.slice(all, 0)).total).toBe(5)
    expect([isChecked, changes]).toEqual([now === 7, expected])
    replace()
    await checked
    expect(requested).toEqual([
      'https://catalogue.example/v1/catalogue',
      `https://catalogue.example/v1/slice?snapshot=${now}`,
    ])
    await source.checkState()
    expect(requested).toHaveLength(2)
  })

  test('from a new snapshot is announced before it is returned, once', async () => {
    const { source, requested, changes } = serviceOf(
      () => slice(1, 10),
      () => moved(2),
      () => slice(2, 20),
    )
    expect((await source.slice(all, 0)).total).toBe(10)
    expect(changes()).toBe(0)
    expect((await source.slice(all, 0)).total).toBe(20)
    expect(changes()).toBe(1)
    expect(requested.at(-1)?.searchParams.get('snapshot')).toBe('2')
  })

  test('from another snapshot than the requested one is never returned', async () => {
    const { source } = serviceOf(
      () => slice(5, 10),
      () => slice(4, 999),
    )
    await source.slice(all, 0)
    await expect(source.slice(all, 0)).rejects.toThrow('cannot be reached')
  })
})

describe('an answer that is late', () => {
  /** A source with snapshot 5, and two queries in flight for it. */
  async function withTwoQueries() {
    const answers: ((answer: Response) => void)[] = []
    const wanted: (string | null)[] = []
    const changes: boolean[] = []
    const source = createHttpSource({
      url: 'https://catalogue.example',
      fetch: (input) => {
        const address = input instanceof Request ? input.url : String(input)
        wanted.push(new URL(address).searchParams.get('snapshot'))
        return new Promise((resolve) => answers.push(resolve))
      },
      onChange: (isBuild) => void changes.push(isBuild),
    })
    const answerWith = async (query: number, response: Response) => {
      await expect.poll(() => answers[query]).toBeDefined()
      answers[query]?.(response)
    }
    const opened = source.slice(all, 0)
    await answerWith(0, slice(5))
    await opened
    const first = source.slice(all, 1)
    const second = source.slice(all, 2)
    return { first, second, wanted, changes, answerWith }
  }

  test('and from the previous snapshot is requested again', async () => {
    const { first, second, wanted, changes, answerWith } = await withTwoQueries()
    await answerWith(1, moved(6))
    await answerWith(3, slice(6, 60))
    expect((await first).total).toBe(60)
    await answerWith(2, slice(5, 50))
    await expect.poll(() => wanted).toEqual([null, '5', '5', '6', '6'])
    await answerWith(4, slice(6, 60))
    expect((await second).total).toBe(60)
    expect(changes).toHaveLength(1)
  })

  test('and names a snapshot that is no longer the latest does not return to it', async () => {
    const { first, second, wanted, changes, answerWith } = await withTwoQueries()
    await answerWith(1, moved(7))
    await answerWith(3, slice(7, 70))
    expect((await first).total).toBe(70)
    await answerWith(2, moved(6))
    await expect.poll(() => wanted).toEqual([null, '5', '5', '7', '7'])
    await answerWith(4, slice(7, 70))
    expect((await second).total).toBe(70)
    expect(changes).toHaveLength(1)
  })
})

describe('a busy service', () => {
  test('is requested again after the time that it names', async () => {
    vi.useFakeTimers()
    const { source, requested } = serviceOf(
      () => busy('1'),
      () => slice(1, 3),
    )
    const answer = source.slice(all, 0)
    await vi.advanceTimersByTimeAsync(999)
    expect(requested).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect((await answer).total).toBe(3)
  })

  test('that names a long time is given up', async () => {
    const { source, requested } = serviceOf(() => busy('60'))
    await expect(source.slice(all, 0)).rejects.toThrow('cannot be reached')
    expect(requested).toHaveLength(1)
  })
})

test('an answer after 30 seconds is not awaited', async () => {
  vi.useFakeTimers()
  let isStopped = false
  const source = createHttpSource({
    url: 'https://catalogue.example',
    fetch: (_input, init) =>
      new Promise((resolve, reject) => {
        setTimeout(() => resolve(slice(1)), 30_000)
        init?.signal?.addEventListener('abort', () => {
          isStopped = true
          reject(new DOMException('stopped', 'AbortError'))
        })
      }),
  })
  const failure = failureOf(source.slice(all, 0))
  await vi.advanceTimersByTimeAsync(22_000)
  expect(await failure).toContain('cannot be reached')
  expect(isStopped).toBe(true)
})

test('attempts at one answer take 22 seconds together, however many they are', async () => {
  vi.useFakeTimers()
  const busyProxy = () =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('', { status: 504 })), 20_000))
  const { source, requested } = serviceOf(busyProxy)
  let isAnswered = false
  const failure = failureOf(source.slice(all, 0)).finally(() => {
    isAnswered = true
  })
  await vi.advanceTimersByTimeAsync(21_900)
  expect(isAnswered).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(isAnswered).toBe(true)
  expect(await failure).toContain('cannot be reached')
  expect(requested).toHaveLength(2)
})

test('an attempt for which no time is left is not made', async () => {
  vi.useFakeTimers()
  const { source, requested } = serviceOf(
    () => new Promise((resolve) => setTimeout(() => resolve(busy('2')), 20_500)),
  )
  let isAnswered = false
  const failure = failureOf(source.slice(all, 0)).finally(() => {
    isAnswered = true
  })
  await vi.advanceTimersByTimeAsync(20_500)
  expect(isAnswered).toBe(true)
  expect(await failure).toContain('cannot be reached')
  expect(requested).toHaveLength(1)
})

test('a query that nobody waits for is stopped, also between two attempts', async () => {
  vi.useFakeTimers()
  const { source, requested } = serviceOf(() => busy('1'))
  const left = new AbortController()
  const failure = failureOf(source.slice(all, 0, left.signal))
  await vi.advanceTimersByTimeAsync(500)
  left.abort(new Error('left'))
  expect(await failure).toBe('left')
  await vi.advanceTimersByTimeAsync(5000)
  expect(requested).toHaveLength(1)
})

test('a product that the service does not have is none', async () => {
  const { source } = serviceOf(() => json({ version: 1, problem: 'not-found', message: 'x' }, 404))
  expect(await source.product(5, 200)).toBeNull()
})
