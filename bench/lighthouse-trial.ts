import lighthouse from 'lighthouse'
import * as v from 'valibot'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

export const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'speed-index',
  'cumulative-layout-shift',
] as const
export type Metric = (typeof metrics)[number]

export interface LighthouseTrial {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>
  /** From the simulated load; milliseconds, except for the layout shift. */
  readonly metrics: Readonly<Record<Metric, number>>
  /** Audits that lower a score, by category, with their titles. */
  readonly losses: readonly { readonly category: Category; readonly audit: string; readonly title: string }[]
}

const score = v.nullable(v.number())
const resultSchema = v.object({
  lhr: v.object({
    runtimeError: v.optional(v.object({ code: v.string(), message: v.string() })),
    categories: v.record(
      v.picklist(categories),
      v.object({ score, auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })) }),
    ),
    audits: v.record(
      v.string(),
      v.object({ title: v.string(), score, numericValue: v.optional(v.number()) }),
    ),
  }),
})

/** Attempts per page: Lighthouse's trace sometimes lacks the start of the navigation (NO_NAVSTART). */
const attempts = 3

/**
 * One run with Lighthouse's defaults: mobile, simulated slow 4G and 4x CPU, empty caches. `port` is the browser's
 * DevTools port. Throws Lighthouse's message where it cannot audit the page.
 */
export async function tryLighthouse(
  url: string,
  port: number,
  skipAudits: readonly string[],
): Promise<LighthouseTrial> {
  const { lhr } = await auditPage(url, port, skipAudits)
  const scoreOf = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  const metric = (name: Metric) => lhr.audits[name]?.numericValue ?? Number.NaN
  return {
    metrics: {
      'first-contentful-paint': metric('first-contentful-paint'),
      'largest-contentful-paint': metric('largest-contentful-paint'),
      'total-blocking-time': metric('total-blocking-time'),
      'speed-index': metric('speed-index'),
      'cumulative-layout-shift': metric('cumulative-layout-shift'),
    },
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    losses: categories.flatMap((category) =>
      (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = lhr.audits[id]
        return weight > 0 && audit && audit.score !== null && audit.score < 0.995
          ? [{ category, audit: id, title: audit.title }]
          : []
      }),
    ),
  }
}

async function auditPage(url: string, port: number, skipAudits: readonly string[], attempt = 1) {
  const result = v.parse(
    resultSchema,
    await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
      ignoreStatusCode: true,
      skipAudits: [...skipAudits],
    }),
  )
  const { runtimeError } = result.lhr
  if (!runtimeError) return result
  if (runtimeError.code !== 'NO_NAVSTART' || attempt === attempts)
    throw new Error(`${url}: ${runtimeError.message}`)
  process.stderr.write('(again)')
  return auditPage(url, port, skipAudits, attempt + 1)
}
