/** Values by name, as they are sent. */
export type Headers = Readonly<Record<string, string>>

/** What a host sends, whatever the host: the server, `_headers`, nginx and Caddy are all made of this one plan. */
export interface HeaderPlan {
  /** With every answer. */
  readonly common: Headers
  /** With pages, the 404 page and whatever no rule speaks of. */
  readonly otherwise: Headers
  /** For files of their own kind, what is other than for pages; no path is in two of them. */
  readonly rules: readonly HeaderRule[]
}

export interface HeaderRule {
  /** A folder, `/assets/`, or files by their whole names. */
  readonly paths: { readonly under: string } | { readonly names: readonly string[] }
  readonly headers: Headers
}

/** What the policy admits of what stands in the pages themselves, as `sha256-…`. */
export interface InlineHashes {
  /** Of the template's scripts. */
  readonly scriptHashes: readonly string[]
  /** Of the pages' styles: one for each kind of page. */
  readonly styleHashes: readonly string[]
}

interface Site extends InlineHashes {
  /** Files of `dist`, relative to it. */
  readonly files: readonly string[]
}

/**
 * What the shop's pages may do. Strict: own files only, no script but the shop's and those in the template, no style
 * but the shop's and the one that the build wrote into the page, and no text that becomes markup or a script's address unnoticed (Trusted Types): the
 * policies are those of `src/device/script-url.ts` and, for JSON, `src/head/json-text.ts`.
 */
const pagePolicy = ({ scriptHashes, styleHashes }: InlineHashes) =>
  [
    `default-src 'none'`,
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
    `img-src 'self' data:`,
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
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // A year; browsers heed it over https only.
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
}

const day = 86_400
/** For names made of their content: a new content has a new name. */
const forever = `public, max-age=${365 * day}, immutable`

/** Icons, the manifest, robots.txt and their like: named files at the top, but no page and no service worker. */
const isKeptForAnHour = (file: string) =>
  /^[^/_][^/]*\.\w+$/.test(file) && !/\.(?:html|br|gz)$|^sw\.js$/.test(file)

/** How pages and their files are to be sent. Pages and the service worker are asked for anew every time. */
export function planHeaders({ files, ...hashes }: Site): HeaderPlan {
  const policy = pagePolicy(hashes)
  const rule = (paths: HeaderRule['paths'], cache: string, others: Headers = {}): HeaderRule => ({
    paths,
    headers: { ...others, 'Cache-Control': cache },
  })
  const pictures = `public, max-age=${day}, stale-while-revalidate=${7 * day}`
  const names = files.filter(isKeptForAnHour).map((file) => `/${file}`)
  return {
    common,
    otherwise: { 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' },
    rules: [
      rule({ under: '/assets/' }, forever),
      rule({ under: '/workers/' }, forever, { 'Content-Security-Policy': workerPolicy }),
      rule({ under: '/pictures/' }, pictures),
      rule({ under: '/social/' }, pictures),
      ...(names.length > 0 ? [rule({ names: names.toSorted() }, 'public, max-age=3600')] : []),
    ],
  }
}

/** Everything that goes with what stands at `path`. */
export function headersFor({ common: always, otherwise, rules }: HeaderPlan, path: string): Headers {
  const own = rules.find(({ paths }) =>
    'under' in paths ? path.startsWith(paths.under) : paths.names.includes(path),
  )
  return { ...always, ...otherwise, ...own?.headers }
}
