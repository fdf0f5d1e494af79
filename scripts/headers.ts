import { sitePath } from '#site/path.ts'

/** Values by name, as they are sent. */
export type Headers = Readonly<Record<string, string>>

/** The headers of every host: the server, `_headers`, nginx and Caddy are all made from this plan. */
export interface HeaderPlan {
  /** The path that the shop lives under (`src/site/path.ts`); all paths below begin with it. */
  readonly base: string
  /** On every response. */
  readonly common: Headers
  /** Besides those: on pages, redirects, the 404 page and every path without a rule. */
  readonly documents: Headers
  /** Replace the headers of documents; no path matches two rules. */
  readonly rules: readonly HeaderRule[]
}

export interface HeaderRule {
  /** A folder, `/assets/`, or whole paths; a whole path may lie in the folder of another rule, and wins. */
  readonly paths: { readonly under: string } | { readonly names: readonly string[] }
  readonly headers: Headers
}

/** What the policy admits beyond the shop's own files. */
export interface PolicySources {
  /** Of the template's scripts, as `sha256-…`. */
  readonly scriptHashes: readonly string[]
  /** Of the pages' styles, one for each kind of page. */
  readonly styleHashes: readonly string[]
  /** Of the catalogue's pictures from elsewhere: `https://pictures.example`. */
  readonly imageOrigins: readonly string[]
}

interface Site extends PolicySources {
  readonly base: string
  /** Files of `dist`, relative to it. */
  readonly files: readonly string[]
}

/**
 * What the shop's pages may do. Strict: own files only, no script but the shop's and those in the template, no style
 * but the shop's and those that the build wrote into the pages, and no text that becomes markup or a script's address
 * unnoticed (Trusted Types): the policies are those of `src/device/script-url.ts` and, for JSON, `src/head/json-text.ts`.
 */
const pagePolicy = ({ scriptHashes, styleHashes, imageOrigins }: PolicySources) =>
  [
    `default-src 'none'`,
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
    ["img-src 'self' data:", ...imageOrigins].join(' '),
    `font-src 'self'`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types brooklyn-parcel brooklyn-parcel-json`,
  ].join('; ')

/** The service worker fetches and caches the shop's own files. */
const serviceWorkerPolicy = `default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'`

/** A worker has its own policy: what it computes with may be WebAssembly, which pages are not allowed. */
const workerPolicy = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'`

/** Powers that a shop never needs. Sharing and copying a link are left as browsers have them. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

const common: Headers = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** Browsers apply these to documents only: on each of a page's 37 files they would weigh 1 kB and do nothing. */
const documentHeaders: Headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // A year; browsers heed it over https only.
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
}

const day = 86_400
/** For names made of their content: a new content has a new name. */
const forever = `max-age=${365 * day}, immutable`

const isServiceWorker = (file: string) => file === 'sw.js'

/** Parts of pages under `/assets/` that a browser would also open as pages. */
const isFragment = (file: string) => /^assets\/[^/]+\.htm$/.test(file)

/** Icons, the manifest, robots.txt and their like: named files at the top, but no page and no service worker. */
const isKeptForAnHour = (file: string) =>
  /^[^/_][^/]*\.\w+$/.test(file) && !/\.(?:html|br|gz)$/.test(file) && !isServiceWorker(file)

/** Of the files of `dist`, those whose headers depend on more than their folder. */
export const namedFiles = (files: readonly string[]): string[] =>
  files.filter((file) => isKeptForAnHour(file) || isFragment(file) || isServiceWorker(file)).toSorted()

/** How pages and their files are to be sent. Browsers ask again for pages and the service worker every time. */
export function planHeaders({ base, files, ...sources }: Site): HeaderPlan {
  const documents = { ...documentHeaders, 'Content-Security-Policy': pagePolicy(sources) }
  const pictures = `max-age=${day}, stale-while-revalidate=${7 * day}`
  const named = (isNamed: (file: string) => boolean, headers: Headers): HeaderRule[] => {
    const names = files.filter(isNamed).map((file) => base + file)
    return names.length > 0 ? [{ paths: { names: names.toSorted() }, headers }] : []
  }
  const under = (folder: string) => ({ under: sitePath(folder, base) })
  return {
    base,
    common,
    documents: { ...documents, 'Cache-Control': 'no-cache' },
    rules: [
      ...named(isFragment, { ...documents, 'Cache-Control': forever }),
      ...named(isServiceWorker, {
        'Content-Security-Policy': serviceWorkerPolicy,
        'Cache-Control': 'no-cache',
      }),
      ...named(isKeptForAnHour, { 'Cache-Control': 'max-age=3600' }),
      { paths: under('/assets/'), headers: { 'Cache-Control': forever } },
      {
        paths: under('/workers/'),
        headers: { 'Content-Security-Policy': workerPolicy, 'Cache-Control': forever },
      },
      { paths: under('/pictures/'), headers: { 'Cache-Control': pictures } },
      { paths: under('/social/'), headers: { 'Cache-Control': pictures } },
    ],
  }
}

/** All headers of the plan for the file or page at `path` of an address. */
export function headersFor(plan: HeaderPlan, path: string): Headers {
  const rule = plan.rules.find(({ paths }) =>
    'under' in paths ? path.startsWith(paths.under) : paths.names.includes(path),
  )
  return { ...plan.common, ...(rule?.headers ?? plan.documents) }
}
