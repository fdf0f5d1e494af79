import type { HeaderPlan, HeaderRule, Headers } from './headers.ts'

/** Paths as in an address. */
const patternsOf = ({ paths }: HeaderRule) =>
  'under' in paths
    ? [`${paths.under}*`]
    : paths.names.map((name) => name.split('/').map(encodeURIComponent).join('/'))

/** So many names of files have rules of their own; of more of them, the endings have. */
const mostNames = 30

/** `/*.svg` of many names; Cloudflare reads a `*` at any place. */
const shortPatternsOf = (rule: HeaderRule, base: string) =>
  'names' in rule.paths && rule.paths.names.length > mostNames
    ? [...new Set(patternsOf(rule).map((path) => path.replace(/^.*(\.(?!html$)[^/.]+)$/, `${base}*$1`)))]
    : patternsOf(rule)

/** Cloudflare Pages reads so many rules, and so many characters of a line; Netlify has no lower limits. */
export const mostRules = 100
const longestLine = 2000

/** The rules of the whole file, the owner's too. */
export const countRules = (headersFile: string): number => headersFile.match(/^[^\s#]/gm)?.length ?? 0

/** Stands in `_headers` for a list of hosts that makes a longer line. */
const anyImageHost = "img-src 'self' data: https:"

/** Whether it stands there: a list of hosts begins with the same characters. */
export const allowsAnyImageHost = (headersFile: string) =>
  /img-src 'self' data: https:(?!\/)/.test(headersFile)

/**
 * A policy that fits in a line of `_headers`: with too many hosts of images it allows those of any. Parts cannot be sent
 * as policies of their own, since browsers load only what each of them allows.
 */
const shortPolicy = (value: string) =>
  value.length < longestLine - 50 ? value : value.replace(/img-src [^;]*/, anyImageHost)

/**
 * A path gets the headers of all rules that it matches. On Cloudflare a line with `!` drops an earlier value. On Netlify
 * a later value overrides it; Netlify warns of such a line, and sends documents' headers with every file. The rules that
 * count first are therefore last. Those without a policy are left out where there are too many: their files are only
 * revalidated more often.
 */
export function writeHeadersFile({ base, common, documents, rules }: HeaderPlan): string {
  const lines = (headers: Headers) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${shortPolicy(value)}`)
  const dropped = Object.keys(documents).map((name) => `  ! ${name}`)
  const blocks = rules.flatMap((rule) => {
    const isNeeded = 'under' in rule.paths || 'Content-Security-Policy' in rule.headers
    const patterns = isNeeded ? shortPatternsOf(rule, base) : patternsOf(rule)
    return patterns.map((pattern) => ({ isNeeded, lines: [pattern, ...dropped, ...lines(rule.headers)] }))
  })
  const needed = blocks.filter(({ isNeeded }) => isNeeded)
  const rest = Math.max(mostRules - 1 - needed.length, 0)
  const others = new Set(blocks.filter(({ isNeeded }) => !isNeeded).slice(0, rest))
  const kept = blocks.filter((block) => block.isNeeded || others.has(block))
  return `${[[`${base}*`, ...lines({ ...common, ...documents })], ...kept.toReversed().map((block) => block.lines)].map((block) => block.join('\n')).join('\n\n')}\n`
}
