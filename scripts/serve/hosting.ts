import { writeCaddy } from './caddy-file.ts'
import { writeHeadersFile } from './headers-file.ts'
import type { HeaderPlan } from './headers.ts'
import { writeNginx } from './nginx-file.ts'
import type { Redirect } from '../pages/redirect-pages.ts'

/** Writes the plan as configuration files of several hosts. */
export interface HostingFiles {
  /** For Netlify and Cloudflare Pages; part of `dist`. */
  readonly _headers: string
  readonly 'nginx.conf': string
  readonly Caddyfile: string
}

/** `divided` is the plan with a policy for each language: that of all may be too long for a line of `_headers`. */
export function writeHosting(
  plan: HeaderPlan,
  siteAddress: string,
  redirects: readonly Redirect[] = [],
  divided = plan,
): HostingFiles {
  const { host } = new URL(siteAddress)
  return {
    _headers: writeHeadersFile(divided),
    'nginx.conf': writeNginx(plan, host, redirects),
    Caddyfile: writeCaddy(plan, host, redirects),
  }
}
