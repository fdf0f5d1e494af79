import { createHash } from 'node:crypto'
import { sitePath } from '../../src/site/path.ts'
import { fallbackPage, productSegment } from '../pages/fallback-page.ts'
import type { HeaderPlan } from './headers.ts'
import { escaped, quoted, type Redirect, untidy, untidyAddress, whereFilesLie } from './hosting-texts.ts'

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

const variableOf = (name: string) => `shop_${name.toLowerCase().replaceAll('-', '_')}`

/** Letters of one value: nginx reads 4,096 bytes of a line's text. */
const longestValue = 3000

/** The parts of a value that are too long for one. */
const partsOf = (value: string) =>
  Array.from({ length: Math.ceil(value.length / longestValue) }, (_, at) =>
    value.slice(at * longestValue, (at + 1) * longestValue),
  )

/** The variable of a part, by its text. */
const partVariable = (part: string) => `shop_part_${fingerprint(part)}`

/** A long value is joined from variables. */
const nginxValue = (value: string) =>
  value.length <= longestValue
    ? quoted(value)
    : `"${partsOf(value)
        .map((part) => `\${${partVariable(part)}}`)
        .join('')}"`

/** The variables of all parts of long values, each once. */
function nginxParts({ documents, rules }: HeaderPlan): string[] {
  const values = [documents, ...rules.map(({ headers }) => headers)].flatMap((one) => Object.values(one))
  const parts = new Set(values.filter((value) => value.length > longestValue).flatMap(partsOf))
  return [...parts].map((part) => `map "" $${partVariable(part)} {\n  default ${quoted(part)};\n}`)
}

/** nginx stores the names of a map in buckets: the longest must fit into one. */
function nginxBuckets({ rules }: HeaderPlan): string {
  const names = rules.flatMap(({ paths }) => ('names' in paths ? paths.names : []))
  const longest = Math.max(0, ...names.map((name) => Buffer.byteLength(name)))
  const size = 2 ** Math.max(7, Math.ceil(Math.log2(longest + 32)))
  return `map_hash_bucket_size ${size};\nmap_hash_max_size ${Math.max(2048, 4 * names.length)};\nvariables_hash_bucket_size 128;\nserver_names_hash_bucket_size 128;`
}

/** One variable for each header that differs between kinds of files; nginx omits a header with an empty value. */
function nginxMap({ documents, rules }: HeaderPlan, name: string): string {
  const own = rules.flatMap(({ paths, headers }) => {
    const inputs = 'under' in paths ? [`~^${escaped(paths.under)}`] : paths.names.map(quoted)
    return inputs.map((input) => `  ${input} ${nginxValue(headers[name] ?? '')};`)
  })
  return [
    `map $uri $${variableOf(name)} {`,
    `  default ${nginxValue(documents[name] ?? '')};`,
    ...own,
    '}',
  ].join('\n')
}

/** The configuration of nginx for a plan. */
export function writeNginx(plan: HeaderPlan, host: string, redirects: readonly Redirect[]): string {
  const { base } = plan
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
  return `# Made by the build; to be included in nginx's http block. Set server_name, root and the certificate.${whereFilesLie(base)}
# All headers are at server level: an add_header within a location would drop them there.
${[nginxBuckets(plan), ...nginxParts(plan)].join('\n\n')}

map $request_uri $shop_tidy {
  "~${untidyAddress(base)}" $1;
  default "";
}

${names.map((name) => nginxMap(plan, name)).join('\n\n')}

map $status $shop_allow {
  default "";
  405 "GET, HEAD";
}

server {
  listen 80;
  server_name ${host};
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

${base === '/' ? '' : nginxOutside(base)}  error_page 404 ${base}404.html;
  location = ${base}404.html { internal; }
  location = ${base}404 { return 404; }
  location ~ ^${escaped(base)}(?:_headers|_redirects|fallback(?:\\.html)?)$ { return 404; }
  location ~ \\.(?:br|gz)$ { return 404; }
  location ~ ^${escaped(base)}index(?:\\.html)?$ { return 308 ${base}$is_args$args; }
  # A named capture: a numbered one is encoded again.
  location ~ "${untidy(base).replace('(', '(?<shop_page>')}" {
    if (!-f $document_root$shop_page.html) { return 404; }
    if ($shop_tidy = "") { return 404; }
    return 308 $shop_tidy$is_args$args;
  }
${redirects.map(({ from, to }) => `  location = ${from} { return 301 ${to}$is_args$args; }\n`).join('')}  location ~ ^${escaped(base)}product/${productSegment}$ { try_files $uri $uri.html ${sitePath(fallbackPage, base)} =404; }
  location = ${base} { try_files ${base}index.html =404; }
  location ~ \\.avif$ { types { } default_type image/avif; try_files $uri =404; }
  location ~ \\.woff2$ { types { } default_type font/woff2; try_files $uri =404; }
  location ~ \\.webmanifest$ { types { } default_type application/manifest+json; try_files $uri =404; }
  location ~ \\.wasm$ { types { } default_type application/wasm; try_files $uri =404; }
  location ${base} { try_files $uri $uri.html =404; }
}
`
}

/** Responses outside the shop's path: `/` and `/shop` redirect to `/shop/`, any other path is a 404. */
const nginxOutside = (
  base: string,
) => `  location ~ ^(?:/|${escaped(base.slice(0, -1))})$ { return 308 ${base}$is_args$args; }
  location / { return 404; }
`
