import { lookup } from 'mime-types'
import { sitePath } from '#site/path.ts'
import { factsFile } from '#catalogue/files/file-names.ts'

/** Header values by name, as sent. */
export type Headers = Readonly<Record<string, string>>

/** The headers for every host: the server, `_headers`, nginx and Caddy are all generated from this plan. */
export interface HeaderPlan {
  /** The path of the shop on its host (`src/site/path.ts`); all paths below begin with it. */
  readonly base: string
  /** The paths of its other languages, below that one. */
  readonly languageBases: readonly string[]
  /** Headers of every response. */
  readonly common: Headers
  /** Further headers of pages, redirects, the 404 page and every path without a rule. */
  readonly documents: Headers
  /** Headers that replace those of documents; the first rule that a path matches counts. */
  readonly rules: readonly HeaderRule[]
}

export interface HeaderRule {
  /** The beginning of paths, `/assets/`, or whole paths; both decoded. */
  readonly paths: { readonly under: string } | { readonly names: readonly string[] }
  readonly headers: Headers
}

/** What the policy allows beyond the shop's own files. */
export interface PolicySources {
  /** Hashes of the template's scripts, as `sha256-…`. */
  readonly scriptHashes: readonly string[]
  /** Hashes of the pages' styles, one for each kind of page. */
  readonly styleHashes: readonly string[]
  /** Origins of the catalogue's external images: `https://pictures.example`; `https:` for any. */
  readonly imageOrigins: readonly string[]
  /** The origin of the catalogue service, where the shop has one. */
  readonly connectOrigins?: readonly string[]
}

/** The hashes of the pages of one language. */
export type PageHashes = Pick<PolicySources, 'scriptHashes' | 'styleHashes'>

interface Site extends PolicySources {
  readonly base: string
  /** The folders of the shop's other languages in `dist`: `de/`. */
  readonly folders?: readonly string[]
  /** By language, the main one first, for a policy each. Where it is missing, all have the policy of all. */
  readonly hashesByLanguage?: readonly PageHashes[]
  /** Paths of files, relative to `dist`. */
  readonly files: readonly string[]
  /** The files of `public` folders among them that are pages, `about.html`. */
  readonly ownPages?: readonly string[]
}

/**
 * The policy of the shop's pages. It allows own files only, no script but the shop's and those in the template, and
 * no style but the shop's and those that the build wrote into the pages. Trusted Types guard markup and script
 * addresses; their policies are in `src/device/script-url.ts` and, for JSON, in `src/head/json-text.ts`.
 */
const pagePolicy = ({ scriptHashes, styleHashes, imageOrigins, connectOrigins = [] }: PolicySources) =>
  [
    `default-src 'none'`,
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
    ["img-src 'self' data:", ...imageOrigins].join(' '),
    `font-src 'self'`,
    ["connect-src 'self'", ...connectOrigins].join(' '),
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types shop shop-json`,
  ].join('; ')

/** The service worker fetches and caches the shop's own files. */
const serviceWorkerPolicy = `default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'`

/** A worker has its own policy: unlike pages, it may compile WebAssembly. */
const workerPolicy = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'`

/** Browser features that a shop does not need. Share and clipboard keep the browser's default. */
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

const common: Headers = { 'X-Content-Type-Options': 'nosniff' }

/** Of every response without another value: share cards are for other sites, too. */
const ownOrigin: Headers = { 'Cross-Origin-Resource-Policy': 'same-origin' }

/** Browsers apply these to documents only: on each of a page's 37 files they would weigh 1 kB without effect. */
const documentHeaders: Headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // One year; browsers apply it over https only. Not for subdomains: others may serve them, and over http.
  'Strict-Transport-Security': 'max-age=31536000',
}

/** A document of the owner's own files, `public/`, runs nothing: it would run on the shop's origin. */
const ownDocumentPolicy = `default-src 'none'; sandbox`

/**
 * Whether browsers open a file as a document that runs scripts: HTML, MHTML and all kinds of XML. Pages, `.html`, have
 * policies by their names.
 */
const isOwnDocument = (file: string) =>
  !file.endsWith('.html') &&
  !isFragment(file) &&
  /\/(?:html|xml|mathml|rfc822)$|\+xml$/.test(lookup(file) || '')

const day = 86_400
/** For files whose name contains a hash of their content: a new content has a new name. */
const forever = `max-age=${365 * day}, immutable`

const isServiceWorker = (file: string) => file === 'sw.js'

/** Where the build writes prepared answers: HTML, which a browser can also open as pages. */
const fragments = '/assets/answer-'

const isFragment = (file: string) => `/${file}`.startsWith(fragments)

/**
 * Icons, the manifest, robots.txt and similar: named files at the top that are neither a page, the service worker nor
 * the facts of a catalogue, which browsers revalidate as they do pages.
 */
const isCachedForAnHour = (file: string) =>
  /^[^/_][^/]*\.\w+$/.test(file) &&
  !/\.(?:html|br|gz)$/.test(file) &&
  file !== factsFile &&
  !isServiceWorker(file) &&
  !isOwnDocument(file)

/** The path of a file within its language. */
const inLanguage = (file: string, folders: readonly string[]) =>
  file.slice(folders.find((folder) => file.startsWith(folder))?.length ?? 0)

/** The files of `dist` whose headers depend on more than their folder. */
export const namedFiles = (files: readonly string[], folders: readonly string[] = []): string[] =>
  files
    .filter((file) =>
      [isCachedForAnHour, isServiceWorker, isOwnDocument].some((is) => is(inLanguage(file, folders))),
    )
    .toSorted()

const withOwnOrigin = (rules: readonly HeaderRule[]): HeaderRule[] =>
  rules.map(({ paths, headers }) => ({ paths, headers: { ...ownOrigin, ...headers } }))

/** The headers of pages and their files. Browsers revalidate pages and the service worker on every request. */
export function planHeaders({
  base,
  folders = [],
  hashesByLanguage,
  files,
  ownPages = [],
  ...sources
}: Site): HeaderPlan {
  const documentsOf = (language: number) => ({
    ...ownOrigin,
    ...documentHeaders,
    'Content-Security-Policy': pagePolicy({ ...sources, ...hashesByLanguage?.[language] }),
  })
  const documents = documentsOf(0)
  const pictures = `max-age=${day}, stale-while-revalidate=${7 * day}`
  const named = (names: readonly string[], headers: Headers): HeaderRule[] =>
    names.length > 0 ? [{ paths: { names: names.map((name) => base + name).toSorted() }, headers }] : []
  const languageBases = folders.map((folder) => base + folder)
  const bases = [base, ...languageBases]
  const under = (path: string, headers: Headers): HeaderRule[] =>
    bases.map((one) => ({ paths: { under: sitePath(path, one) }, headers }))
  const filesThat = (is: (file: string) => boolean) => files.filter((file) => is(inLanguage(file, folders)))
  return {
    base,
    languageBases,
    common,
    documents: { ...documents, 'Cache-Control': 'no-cache' },
    rules: withOwnOrigin([
      ...named(filesThat(isServiceWorker), {
        'Content-Security-Policy': serviceWorkerPolicy,
        'Cache-Control': 'no-cache',
      }),
      // A host has the address or the file of a page before it, as it happens to read its rules.
      ...named(
        ownPages.flatMap((file) => [file, file.replace(/\.html$/, '')]),
        { ...documents, 'Content-Security-Policy': ownDocumentPolicy, 'Cache-Control': 'no-cache' },
      ),
      ...named(filesThat(isOwnDocument), {
        'Content-Security-Policy': ownDocumentPolicy,
        'Cache-Control': 'max-age=3600',
      }),
      ...named(filesThat(isCachedForAnHour), { 'Cache-Control': 'max-age=3600' }),
      ...bases.map((one, at) => ({
        paths: { under: sitePath(fragments, one) },
        headers: { ...documentsOf(at), 'Cache-Control': forever },
      })),
      ...under('/assets/', { 'Cache-Control': forever }),
      ...under('/catalogue/', { 'Cache-Control': forever }),
      ...under('/workers/', { 'Content-Security-Policy': workerPolicy, 'Cache-Control': forever }),
      { paths: { under: sitePath('/pictures/', base) }, headers: { 'Cache-Control': pictures } },
      // Share cards: other sites show them.
      ...under('/social/', {
        'Cache-Control': pictures,
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Access-Control-Allow-Origin': '*',
      }),
      // Last: all other rules are of some of these paths.
      ...(hashesByLanguage ? languageBases : []).map((one, at) => ({
        paths: { under: one },
        headers: { ...documentsOf(at + 1), 'Cache-Control': 'no-cache' },
      })),
    ]),
  }
}

/** All headers that the plan has for the file or page at a URL path. */
export function headersFor(plan: HeaderPlan, path: string): Headers {
  const rule = plan.rules.find(({ paths }) =>
    'under' in paths ? path.startsWith(paths.under) : paths.names.includes(path),
  )
  return { ...plan.common, ...(rule?.headers ?? plan.documents) }
}
