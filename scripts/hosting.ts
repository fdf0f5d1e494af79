import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type HeaderPlan, type HeaderRule, type Headers, type InlineHashes, planHeaders } from './headers.ts'
import { findDisagreements } from './read-hosting.ts'

/** The plan as the files of several hosts; `read-hosting.ts` reads them back. */
export interface HostingFiles {
  /** Netlify and Cloudflare Pages; lies in `dist`. */
  readonly _headers: string
  readonly 'nginx.conf': string
  readonly Caddyfile: string
}

/**
 * `/products/` and `/products.html` lead to `/products`. Word characters only: what is sent back in `Location` must
 * neither lead off (`//evil.example/`) nor end the header (`%0d%0a`).
 */
const untidy = String.raw`^(/[\w-]+(?:/[\w-]+)*)(?:/+|\.html)$`

export function writeHosting(plan: HeaderPlan, siteAddress: string): HostingFiles {
  const { host } = new URL(siteAddress)
  return {
    _headers: writeHeadersFile(plan),
    'nginx.conf': writeNginx(plan, host),
    Caddyfile: writeCaddy(plan, host),
  }
}

const patternsOf = ({ paths }: HeaderRule) => ('under' in paths ? [`${paths.under}*`] : paths.names)

/**
 * Of several rules for one path, Netlify heeds the later, and Cloudflare joins their values unless a line with `!`
 * takes the earlier one away. Netlify warns of that line and goes on.
 */
function writeHeadersFile({ common, otherwise, rules }: HeaderPlan): string {
  const lines = (headers: Headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const blocks = rules.flatMap((rule) =>
    patternsOf(rule).map((pattern) => [
      pattern,
      ...Object.keys(rule.headers).map((name) => `  ! ${name}`),
      ...lines(rule.headers),
    ]),
  )
  return `${[['/*', ...lines({ ...common, ...otherwise })], ...blocks].map((block) => block.join('\n')).join('\n\n')}\n`
}

const variableOf = (name: string) => `shop_${name.toLowerCase().replaceAll('-', '_')}`

const quoted = (value: string) => `"${value}"`

/** `path "value"` for each path whose header is not as the pages', in the syntax that nginx and Caddy share. */
function mapLines({ otherwise, rules }: HeaderPlan, name: string): string[] {
  const own = rules.flatMap(({ paths, headers }) => {
    const value = headers[name]
    if (value === undefined) return []
    const inputs = 'under' in paths ? [`~^${paths.under}`] : paths.names
    return inputs.map((input) => `${input} ${quoted(value)}`)
  })
  return [`default ${quoted(otherwise[name] ?? '')}`, ...own]
}

function writeNginx(plan: HeaderPlan, host: string): string {
  const { common, otherwise } = plan
  const maps = Object.keys(otherwise).map((name) =>
    [`map $uri $${variableOf(name)} {`, ...mapLines(plan, name).map((line) => `  ${line};`), '}'].join('\n'),
  )
  const always = Object.entries(common).map(
    ([name, value]) => `  add_header ${name} ${quoted(value)} always;`,
  )
  const mapped = Object.keys(otherwise).map((name) => `  add_header ${name} $${variableOf(name)} always;`)
  return `# Made by the build; to be included in nginx's http block. Set server_name, root and the certificate.
# All headers stand at server level: an add_header within a location would drop them there.
${maps.join('\n\n')}

server {
  listen 80;
  server_name ${host};
  root /srv/brooklyn-parcel;
  charset utf-8;
  absolute_redirect off;

${[...always, ...mapped].join('\n')}

  # Compressed by the build. brotli_static needs the module ngx_brotli: leave it out where that is missing.
  gzip_static on;
  gzip_vary on;
  brotli_static on;

  error_page 404 /404.html;
  location = /404.html { internal; }
  location = /404 { return 404; }
  location = /_headers { return 404; }
  location ~ \\.(?:br|gz)$ { return 404; }
  location ~ ^/index(?:\\.html)?$ { return 308 /$is_args$args; }
  location ~ "${untidy}" { return 308 $1$is_args$args; }
  location = / { try_files /index.html =404; }
  location ~ \\.avif$ { types { } default_type image/avif; try_files $uri =404; }
  location ~ \\.woff2$ { types { } default_type font/woff2; try_files $uri =404; }
  location ~ \\.webmanifest$ { types { } default_type application/manifest+json; try_files $uri =404; }
  location ~ \\.wasm$ { types { } default_type application/wasm; try_files $uri =404; }
  location / { try_files $uri $uri.html =404; }
}
`
}

function writeCaddy(plan: HeaderPlan, host: string): string {
  const { common, otherwise } = plan
  const header = (headers: Headers, quote: (value: string) => string) =>
    Object.entries(headers).map(([name, value]) => `\t\t${name} ${quote(value)}`)
  const mapped = Object.fromEntries(Object.keys(otherwise).map((name) => [name, `{${variableOf(name)}}`]))
  const maps = Object.keys(otherwise).flatMap((name) => [
    `\tmap {path} {${variableOf(name)}} {`,
    ...mapLines(plan, name).map((line) => `\t\t${line}`),
    '\t}',
  ])
  return `# Made by the build. Set the address and root.
${host} {
	root * /srv/brooklyn-parcel
${maps.join('\n')}
	header {
${[...header(common, quoted), ...header(mapped, (value) => value)].join('\n')}
	}
	@home path /index /index.html
	redir @home /{query_part} 308
	@untidy {
		path_regexp untidy ${untidy}
		not path /404.html /index.html
	}
	redir @untidy {re.untidy.1}{query_part} 308
	map {query} {query_part} {
		"" ""
		default "?{query}"
	}
	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json
	@hidden path /404 /404.html /_headers *.br *.gz
	error @hidden 404
	try_files {path} {path}.html
	file_server {
		precompressed br gzip
	}
	handle_errors {
		header {
${header({ ...common, ...otherwise }, quoted)
  .map((line) => `\t${line}`)
  .join('\n')}
		}
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`
}

/** One path of each kind, and every file by its name. */
const samplesOf = (files: readonly string[]) => [
  '/',
  '/nowhere',
  '/products?search=mug',
  ...files.filter((file) => /\.\w+$/.test(file)).map((file) => `/${file}`),
]

interface Hosted {
  readonly dist: string
  readonly hashes: InlineHashes
  readonly siteAddress: string
  /** For what is not served; absolute. */
  readonly folder: string
}

/**
 * Writes `_headers` into `dist`, and the files for nginx and Caddy into a folder that is not served. Throws where one of
 * them, read back, would send another header than the plan for any file.
 */
export async function writeHostingFiles({ dist, hashes, siteAddress, folder }: Hosted): Promise<void> {
  const files = (await readdir(dist, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  const plan = planHeaders({ ...hashes, files })
  const texts = writeHosting(plan, siteAddress)
  const [disagreement] = findDisagreements(plan, texts, samplesOf(files))
  if (disagreement !== undefined) throw new Error(disagreement)
  await mkdir(folder, { recursive: true })
  await writeFile(resolve(dist, '_headers'), texts['_headers'])
  for (const name of ['nginx.conf', 'Caddyfile'] as const) await writeFile(resolve(folder, name), texts[name])
}
