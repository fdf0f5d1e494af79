import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { timingSafeEqual } from 'hono/utils/buffer'
import type * as v from 'valibot'
import { type answers, contractVersion } from '#catalogue/contract/answers.ts'
import {
  limits,
  type ListRequest,
  type parameters,
  readListRequest,
} from '#catalogue/contract/query-params.ts'
import type { Facets } from '#catalogue/engine/facets.ts'
import { type Backend, TooBusy, type View } from './backend.ts'
import { readChanges } from './changes.ts'
import { detailOf } from './engine.ts'
import type { Log } from './log.ts'
import { openApi } from './open-api.ts'
import { problemBody, Problem, problemOf, retryAfter, statuses, TooSlow } from './problems.ts'

export interface ServiceOptions {
  readonly backend: Backend
  readonly log: Log
  /** Origins that may read answers (CORS): `https://shop.example`. */
  readonly origins: readonly string[]
  /** Seconds that a shared cache may keep an answer: updates show after as long. */
  readonly cacheSeconds: number
  /** The deadline of a query, in seconds. */
  readonly deadline: number
  /** For updates; null refuses them. */
  readonly token: string | null
  /** Whether the service is about to stop. */
  readonly isStopping: () => boolean
}

type Answers = { readonly [Name in keyof typeof answers]: v.InferInput<(typeof answers)[Name]> }
/** The fields of an answer besides its version and snapshot. */
type Body<Name extends keyof Answers> = Omit<Answers[Name], 'version' | 'snapshot'>

const facetsBody = ({ price, prices, ratings, brands, ...facets }: Facets): Body<'facets'>['facets'] => ({
  ...facets,
  price: price && [price[0], price[1]],
  prices: [...prices],
  ratings: [...ratings],
  brands: [...brands],
})

/** Bytes of an update. */
const longestUpdate = 10_000_000

/** The service as a program of web requests: `src/catalogue/contract` describes its answers. */
export function createService({
  backend,
  log,
  origins,
  cacheSeconds,
  deadline,
  token,
  isStopping,
}: ServiceOptions): Hono {
  const app = new Hono()

  /** A signal that is aborted once the client has left or the deadline has passed. */
  async function withDeadline<T>(c: Context, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new TooSlow(`No answer after ${deadline} s.`)), deadline * 1000)
    try {
      return await run(AbortSignal.any([c.req.raw.signal, late.signal]))
    } finally {
      clearTimeout(timer)
    }
  }

  function viewNow(): View {
    const view = backend.view()
    if (!view) throw new Problem('unavailable', 'No catalogue is loaded yet.')
    return view
  }

  function requestOf(c: Context, name: keyof typeof parameters): ListRequest {
    const { search } = new URL(c.req.url)
    if (search.length > limits.query) throw new Problem('bad-question', 'The query is too long.')
    const reading = readListRequest(name, new URLSearchParams(search))
    if (!reading.ok) throw new Problem('bad-question', reading.message)
    return reading.request
  }

  /** An answer from one state of the catalogue, with headers for caches. */
  async function answerFrom<Name extends keyof typeof parameters>(
    c: Context,
    name: Name,
    read: (view: View, signal: AbortSignal, request: ListRequest) => Promise<Body<Name>>,
  ): Promise<Response> {
    const request = requestOf(c, name)
    const { snapshot: wanted, listQuery } = request
    const view = viewNow()
    const { snapshot } = view
    if (wanted !== undefined && wanted !== snapshot)
      throw new Problem('other-snapshot', 'The catalogue has changed.', snapshot)
    if (listQuery.sort && listQuery.sort !== 'match' && !view.sorts.includes(listQuery.sort))
      throw new Problem('bad-question', 'The catalogue was loaded without this order.')
    // The same address and snapshot always have the same answer: no query is needed to compare it.
    const tag = `W/"${contractVersion}-${snapshot}"`
    c.header('ETag', tag)
    c.header('Cache-Control', `public, max-age=0, s-maxage=${cacheSeconds}`)
    const known = c.req.header('If-None-Match')?.split(',') ?? []
    if (known.some((one) => one.trim() === tag)) return c.body(null, 304)
    const body = await withDeadline(c, (signal) => read(view, signal, request))
    return c.json({ version: contractVersion, snapshot, ...body })
  }

  app.use(async (c, next) => {
    const start = performance.now()
    await next()
    // The path alone: the query has what visitors typed.
    log('info', 'request', {
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - start),
    })
  })
  app.use(
    cors({
      origin: [...origins],
      allowMethods: ['GET', 'HEAD'],
      exposeHeaders: ['ETag', 'Retry-After'],
      maxAge: 86_400,
    }),
  )
  app.use(async (c, next) => {
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Content-Security-Policy', "default-src 'none'")
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    await next()
  })

  const v1 = `/v${contractVersion}`
  // Of long answers: one of a packet or two takes a millisecond longer compressed.
  const long = ['catalogue', 'slice', 'first', 'facets', 'suggestions'].map((name) => `${v1}/${name}`)
  for (const path of [...long, '/openapi.json']) {
    // Of every answer: a cache must keep the forms apart where it gets 304, or asks for the headers alone, too.
    app.use(path, async (c, next) => {
      await next()
      if (!/\baccept-encoding\b/i.test(c.res.headers.get('Vary') ?? ''))
        c.header('Vary', 'Accept-Encoding', { append: true })
    })
    app.use(path, compress())
  }
  app.get(`${v1}/catalogue`, (c) =>
    answerFrom(c, 'catalogue', async ({ name, products, hasAmounts, optionFilters, ...view }) => ({
      name,
      products,
      categories: [...view.categories],
      priceSteps: [...view.priceSteps],
      sorts: [...view.sorts],
      optionFilters,
      ...(hasAmounts !== undefined && { hasAmounts }),
    })),
  )
  app.get(`${v1}/slice`, (c) =>
    answerFrom(c, 'slice', async (view, signal, { listQuery, position }) => {
      const slice = await view.slice(listQuery, position, signal)
      return { ...slice, products: [...slice.products] }
    }),
  )
  app.get(`${v1}/first`, (c) =>
    answerFrom(c, 'first', async (view, signal, { listQuery }) => {
      const products = await view.first(listQuery, signal)
      return { products: products && [...products] }
    }),
  )
  app.get(`${v1}/counts`, (c) =>
    answerFrom(c, 'counts', async (view, signal, { listQuery }) => ({
      counts: await view.counts(listQuery, signal),
    })),
  )
  app.get(`${v1}/facets`, (c) =>
    answerFrom(c, 'facets', async (view, signal, { listQuery }) => ({
      facets: facetsBody(await view.facets(listQuery, signal)),
    })),
  )
  app.get(`${v1}/suggestions`, (c) =>
    answerFrom(c, 'suggestions', async (view, signal, { listQuery }) => ({
      products: [...(await view.suggestions(listQuery.search, signal, listQuery.match))],
    })),
  )
  app.get(`${v1}/product/:id{[1-9][0-9]{0,15}}`, (c) =>
    answerFrom(c, 'product', async (view, signal) => {
      const id = Number(c.req.param('id'))
      const product = Number.isSafeInteger(id) ? await view.product(id, signal) : null
      if (!product) throw new Problem('not-found', 'There is no such product.')
      return { product }
    }),
  )
  app.patch(
    `${v1}/products`,
    // By the headers alone, before a byte of the body is read.
    async (c, next) => {
      const header = c.req.header('Authorization') ?? ''
      if (token === null || !(await timingSafeEqual(header, `Bearer ${token}`)))
        throw new Problem('no-token', 'An update needs the token of the service.')
      await next()
    },
    bodyLimit({
      maxSize: longestUpdate,
      onError: () => {
        throw new Problem('too-large', `An update is at most ${longestUpdate} bytes long.`)
      },
    }),
    async (c) => {
      const { digits } = viewNow()
      const reading = readChanges(await c.req.text(), digits)
      if (!reading.ok) throw new Problem('bad-question', reading.message)
      const { snapshot, changed, unknown } = await backend.update(reading.changes)
      log('info', 'update', { snapshot, changed, unknown })
      return c.json({ version: contractVersion, snapshot, changed, unknown }, 200, {
        'Cache-Control': 'no-store',
      })
    },
  )
  app.get('/openapi.json', (c) => c.json(openApi))
  // The process is up.
  app.get('/health', (c) => c.json({ status: 'up' }, 200, { 'Cache-Control': 'no-store' }))
  // It can answer: a catalogue is loaded, and the engine looks for a product. One that is busy is ready: without it, the
  // others of its kind would be busier still.
  app.get('/ready', async (c) => {
    if (isStopping()) throw new Problem('unavailable', 'The service is stopping.')
    await withDeadline(c, (signal) => viewNow().product(1, signal)).catch((error: unknown) => {
      if (!(error instanceof TooBusy)) throw error
    })
    return c.json({ status: 'ready' }, 200, { 'Cache-Control': 'no-store' })
  })
  app.notFound((c) => c.json(problemBody(new Problem('not-found', 'There is no such address.')), 404))
  app.onError((error, c) => {
    const problem = problemOf(error)
    if (!(error instanceof Problem) && !c.req.raw.signal.aborted)
      log('error', 'failure', { path: c.req.path, detail: detailOf(error) })
    const seconds = retryAfter[problem.code]
    if (seconds !== undefined) c.header('Retry-After', String(seconds))
    c.header('Cache-Control', 'no-store')
    c.header('ETag', undefined)
    return c.json(problemBody(problem), statuses[problem.code])
  })
  return app
}
