import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type HeaderPlan, type PageHashes, planHeaders, type PolicySources } from './headers.ts'
import { allowsAnyImageHost, countRules, mostRules } from './headers-file.ts'
import { writeHosting } from './hosting.ts'
import { type Redirect, redirectsFile } from '../pages/redirect-pages.ts'

interface Hosted {
  readonly dist: string
  readonly sources: PolicySources & Pick<HeaderPlan, 'base'> & { readonly folders?: readonly string[] }
  /** By language, the main one first; `sources` have those of all. */
  readonly hashesByLanguage: readonly PageHashes[]
  readonly siteAddress: string
  /** Paths of files, relative to `dist`. */
  readonly files: readonly string[]
  /** The pages of `public` folders among them. */
  readonly ownPages: readonly string[]
  readonly redirects: readonly Redirect[]
  /** Folder for files that are not served; absolute. */
  readonly folder: string
}

/** The lines of the owner's file of this name, which a `public` folder brought into `dist`. */
async function ownLines(dist: string, name: string): Promise<readonly string[]> {
  const file = resolve(dist, name)
  const text = existsSync(file) ? (await readFile(file, 'utf8')).trim() : ''
  return text === '' ? [] : text.split(/\r?\n/)
}

/** What the owner should know of `_headers`, as it is written. */
function warningsAbout(headersFile: string, imageHosts: number): readonly string[] {
  const rules = countRules(headersFile)
  return [
    ...(imageHosts > 1 && allowsAnyImageHost(headersFile)
      ? [
          `_headers allows images of every https host: the ${imageHosts} hosts of the catalogue's images make a line that Cloudflare Pages does not read. Fewer hosts, nginx or Caddy keep the list.`,
        ]
      : []),
    ...(rules > mostRules
      ? [
          `_headers has ${rules} rules, of which Cloudflare Pages reads ${mostRules}: there the files of the others get the headers of pages. Fewer languages, Netlify, nginx or Caddy keep all.`,
        ]
      : []),
  ]
}

/**
 * Writes `_headers` and, where there are redirects, `_redirects` into `dist`, with the owner's lines, and the nginx and
 * Caddy files into a folder that is not served. Resolves with sentences about what a host does not read.
 */
export async function writeHostingFiles({
  dist,
  sources,
  hashesByLanguage,
  siteAddress,
  files,
  ownPages,
  redirects,
  folder,
}: Hosted): Promise<readonly string[]> {
  const plan = planHeaders({ ...sources, files, ownPages })
  const divided = planHeaders({ ...sources, hashesByLanguage, files, ownPages })
  const texts = writeHosting(plan, siteAddress, redirects, divided)
  await mkdir(folder, { recursive: true })
  // Last, where they add to the headers above or replace them.
  const headers = [texts['_headers'], ...(await ownLines(dist, '_headers'))].join('\n')
  await writeFile(resolve(dist, '_headers'), headers)
  const lines = redirectsFile(redirects, plan.languageBases, await ownLines(dist, '_redirects'))
  if (lines !== null) await writeFile(resolve(dist, '_redirects'), lines)
  for (const name of ['nginx.conf', 'Caddyfile'] as const) await writeFile(resolve(folder, name), texts[name])
  return warningsAbout(headers, sources.imageOrigins.length)
}
