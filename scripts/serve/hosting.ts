import { writeCaddy } from './caddy-file.ts'
import type { HeaderPlan, Headers } from './headers.ts'
import { patternsOf, type Redirect } from './hosting-texts.ts'
import { writeNginx } from './nginx-file.ts'

export type { Redirect } from './hosting-texts.ts'

/** Writes the plan as configuration files of several hosts. */
export interface HostingFiles {
  /** For Netlify and Cloudflare Pages; part of `dist`. */
  readonly _headers: string
  readonly 'nginx.conf': string
  readonly Caddyfile: string
}

export function writeHosting(
  plan: HeaderPlan,
  siteAddress: string,
  redirects: readonly Redirect[] = [],
): HostingFiles {
  const { host } = new URL(siteAddress)
  return {
    _headers: writeHeadersFile(plan),
    'nginx.conf': writeNginx(plan, host, redirects),
    Caddyfile: writeCaddy(plan, host, redirects),
  }
}

/** In `_headers` a path is as in an address; a colon begins a placeholder. */
const addressOf = (pattern: string) => encodeURI(pattern).replaceAll(':', '%3A')

/** Letters of a line that Cloudflare Pages reads. */
const longestLine = 2000

/** Stands in `_headers` for a list of hosts that makes a longer line. */
export const anyImageHost = "img-src 'self' data: https:"

/**
 * A path gets the headers of all rules that it matches. On Cloudflare a line with `!` drops an earlier value. On Netlify
 * a later value overrides it; Netlify warns of such a line, and sends documents' headers with every file. Whole names
 * follow the folder that contains them.
 */
function writeHeadersFile({ base, common, documents, rules }: HeaderPlan): string {
  const lines = (headers: Headers) =>
    Object.entries(headers).map(([name, value]) => {
      const line = `  ${name}: ${value}`
      // Two policies would both be enforced, so that a long list of image hosts cannot be split.
      return line.length > longestLine ? line.replace(/img-src [^;]*/, anyImageHost) : line
    })
  const dropped = Object.keys(documents).map((name) => `  ! ${name}`)
  const blocks = rules
    .toReversed()
    .flatMap((rule) =>
      patternsOf(rule).map((pattern) => [addressOf(pattern), ...dropped, ...lines(rule.headers)]),
    )
  return `${[[`${base}*`, ...lines({ ...common, ...documents })], ...blocks].map((block) => block.join('\n')).join('\n\n')}\n`
}
