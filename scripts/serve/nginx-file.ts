import { fallbackPage, productSegment } from '../pages/fallback-page.ts'
import { sitePath } from '../../src/site/path.ts'
import type { HeaderPlan } from './headers.ts'
import {
  escaped,
  escapedNames,
  misspelt,
  quoted,
  untidy,
  untidyAddress,
  whereFilesLie,
} from './host-patterns.ts'
import type { Redirect } from '../pages/redirect-pages.ts'

const variableOf = (name: string) => `shop_${name.toLowerCase().replaceAll('-', '_')}`

/** nginx reads words of at most 4096 bytes. */
const longestWord = 3000

/** Divides texts into groups that fit in a word of nginx. */
function inWords(texts: readonly string[]): string[][] {
  const groups: string[][] = []
  let left = 0
  for (const text of texts) {
    const size = Buffer.byteLength(escaped(text)) + 1
    if (size > left) {
      groups.push([])
      left = longestWord
    }
    groups.at(-1)?.push(text)
    left -= size
  }
  return groups
}

/**
 * One variable for each header that differs between kinds of files; nginx omits a header with an empty value. Names are
 * regular expressions: whole ones would be compared without case, and need tables of a size that only an owner can set.
 */
function nginxMap({ documents, rules }: HeaderPlan, name: string): string {
  const variable = variableOf(name)
  const parts: string[] = []
  /** A value, or the variables that a long one is divided into. */
  const valueOf = (value = '') => {
    if (value.length <= longestWord) return quoted(value)
    const pieces = value.match(new RegExp(`.{1,${longestWord}}`, 'gs')) ?? []
    return quoted(
      pieces
        .map((piece) => {
          const part = `${variable}_${parts.length + 1}`
          parts.push(`map "" $${part} { default ${quoted(piece)}; }`)
          return `$${part}`
        })
        .join(''),
    )
  }
  const own = rules.flatMap(({ paths, headers }) => {
    const patterns = 'under' in paths ? [`^${escaped(paths.under)}`] : inWords(paths.names).map(escapedNames)
    const value = valueOf(headers[name])
    return patterns.map((pattern) => `  "~${pattern}" ${value};`)
  })
  const lines = [`map $uri $${variable} {`, `  default ${valueOf(documents[name])};`, ...own, '}']
  return [...parts, ...lines].join('\n')
}

export function writeNginx(plan: HeaderPlan, host: string, redirects: readonly Redirect[]): string {
  const { base, languageBases } = plan
  /** Lines for each language. */
  const inEach = (lines: (base: string) => string) => [base, ...languageBases].map(lines).join('')
  const names = [
    ...new Set(
      [plan.documents, ...plan.rules.map(({ headers }) => headers)].flatMap((one) => Object.keys(one)),
    ),
  ]
  const added = [
    ...Object.entries(plan.common).map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`),
    ...names.map((name) => `  add_header ${name} $${variableOf(name)} always;`),
    '  add_header Allow $shop_allow always;',
  ]
  return `# Made by the build; to be included in nginx's http block. Set root, and add TLS with your certificate.${whereFilesLie(base)}
# All headers are at server level: an add_header within a location would drop them there.
${names.map((name) => nginxMap(plan, name)).join('\n\n')}

${nginxMissing(base, languageBases)}map $status $shop_allow {
  default "";
  405 "GET, HEAD";
}

map $request_uri $shop_tidy {
  default "";
  "~^(?<shop_page>${untidyAddress.slice(1)}" $shop_page;
}

# Volatile, and not for the 404 page itself, which nginx requests with the same address.
map "$uri $request_uri" $shop_misspelt {
  volatile;
  default "";
${inEach((one) => `  "~^${escaped(one)}404[.]html " "";\n`)}  "~* [^ ?]*(?:${misspelt}(?!well-known/))[^ ]*$" 1;
}

server {
  listen 80;
  server_name ${serverName(host)};
  root /srv/shop;
  charset utf-8;
  charset_types text/css text/plain text/xml;
  server_tokens off;
  absolute_redirect off;

${added.join('\n')}

  # Compressed by the build.
  gzip_static on;
  gzip_vary on;
  # With the module ngx_brotli:
  # brotli_static on;

  if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
  if ($shop_misspelt) { return 404; }

${base === '/' ? '' : nginxOutside(base)}  error_page 404 ${languageBases.length === 0 ? `${base}404.html` : '$shop_missing'};
${inEach((one) => `  location = ${one}404.html { internal; }\n  location = ${one}404 { return 404; }\n`)}${inEach((one) => `  location ~ ^${escaped(one)}(?:_headers|_redirects|fallback(?:\\.html)?)$ { return 404; }\n`)}  location ~ \\.(?:br|gz)$ { return 404; }
${inEach((one) => `  location ~ ^${escaped(one)}index(?:\\.html)?$ { return 308 ${one}$is_args$args; }\n`)}${languageBases.map((one) => `  location = ${one.slice(0, -1)} { return 308 ${one}$is_args$args; }\n`).join('')}  # A name, since nginx would escape $1.
  location ~ "${untidy(base).replace('^(', '^(?<shop_file>')}" {
    if (!-f $document_root$shop_file.html) { return 404; }
    if ($shop_tidy = "") { return 404; }
    return 308 $shop_tidy$is_args$args;
  }
${redirects.map(({ from, to }) => `  location = ${from} { return 301 ${to}$is_args$args; }\n`).join('')}${inEach((one) => `  location ~ ^${escaped(one)}product/${productSegment}$ { try_files $uri $uri.html ${sitePath(fallbackPage, one)} =404; }\n  location = ${one} { try_files ${one}index.html =404; }\n`)}  location ~ \\.avif$ { types { } default_type image/avif; try_files $uri =404; }
  location ~ \\.woff2$ { types { } default_type font/woff2; try_files $uri =404; }
  location ~ \\.webmanifest$ { types { } default_type application/manifest+json; try_files $uri =404; }
  location ~ \\.wasm$ { types { } default_type application/wasm; try_files $uri =404; }
  location ${base} { try_files $uri $uri.html =404; }
}
`
}

/** The 404 page by the language of the address. */
const nginxMissing = (base: string, languageBases: readonly string[]) =>
  languageBases.length === 0
    ? ''
    : `map $uri $shop_missing {
  default ${base}404.html;
${languageBases.map((one) => `  "~^${escaped(one)}" ${one}404.html;\n`).join('')}}

`

/** A name of more than 40 letters needs a larger table, which only an owner can set: it becomes a regular expression. */
const serverName = (host: string) => (host.length > 40 ? quoted(`~^${escaped(host)}$`) : host)

/** Responses outside the shop's path: `/` and `/shop` redirect to `/shop/`, any other path is a 404. */
const nginxOutside = (
  base: string,
) => `  location ~ ^(?:/|${escaped(base.slice(0, -1))})$ { return 308 ${base}$is_args$args; }
  location / { return 404; }
`
