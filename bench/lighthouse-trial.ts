import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
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
const reportSchema = v.object({
  categories: v.record(
    v.picklist(categories),
    v.object({ score, auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })) }),
  ),
  audits: v.record(v.string(), v.object({ title: v.string(), score, numericValue: v.optional(v.number()) })),
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
  const report = await auditPage(url, port, skipAudits)
  const scoreOf = (category: Category) => Math.round((report.categories[category]?.score ?? 0) * 100)
  const metric = (name: Metric) => report.audits[name]?.numericValue ?? Number.NaN
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
      (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = report.audits[id]
        return weight > 0 && audit && audit.score !== null && audit.score < 0.995
          ? [{ category, audit: id, title: audit.title }]
          : []
      }),
    ),
  }
}

/** Not a package of the project: it would bring a hundred others, which every `npm ci` would install. */
const lighthouse = 'lighthouse@12.8.2'

async function auditPage(url: string, port: number, skipAudits: readonly string[], attempt = 1) {
  const flags = [
    `--port=${port}`,
    '--output=json',
    '--quiet',
    '--ignore-status-code',
    `--only-categories=${categories.join()}`,
    ...skipAudits.map((audit) => `--skip-audits=${audit}`),
  ]
  try {
    const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...flags], {
      // Bytes; a report with its pictures of the page has about a million.
      maxBuffer: 50_000_000,
    })
    return v.parse(reportSchema, JSON.parse(stdout))
  } catch (error) {
    if (!String(error).includes('NO_NAVSTART') || attempt === attempts) throw error
    process.stderr.write('(again)')
    return auditPage(url, port, skipAudits, attempt + 1)
  }
}
