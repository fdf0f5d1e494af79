import { fallbackPage, productSegment } from '../pages/fallback-page.ts'
import type { HeaderPlan, HeaderRule, Headers } from './headers.ts'
import { sitePath } from '../../src/site/path.ts'

/** Writes the plan as configuration files of several hosts. */
export interface HostingFiles {
  /** For Netlify and Cloudflare Pages; part of `dist`. */
  readonly _headers: string
  readonly 'nginx.conf': string
  readonly Caddyfile: string
}

/** Escapes a text for a regular expression. */
const escaped = (base: string) => base.replaceAll('.', String.raw`\.`)

/**
 * Redirects `/products/` and `/products.html` to `/products`. Only word characters match: the `Location` header must
 * neither leave the origin (`//evil.example/`) nor end the header (`%0d%0a`).
 */
const untidy = (base: string) => String.raw`^(${escaped(base)}[\w-]+(?:/[\w-]+)*)(?:/+|\.html)$`

/** A path that a product had before it got a slug, and its own; both as in an address, from the top of the host. */
export interface Redirect {
  readonly from: string
  readonly to: string
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

const patternsOf = ({ paths }: HeaderRule) => ('under' in paths ? [`${paths.under}*`] : paths.names)

/**
 * A path gets the headers of all rules that it matches. On Cloudflare a line with `!` drops an earlier value. On Netlify
 * a later value overrides it; Netlify warns of such a line, and sends documents' headers with every file. Whole names
 * follow the folder that contains them.
 */
function writeHeadersFile({ base, common, documents, rules }: HeaderPlan): string {
  const lines = (headers: Headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const dropped = Object.keys(documents).map((name) => `  ! ${name}`)
  const blocks = rules
    .toReversed()
    .flatMap((rule) => patternsOf(rule).map((pattern) => [pattern, ...dropped, ...lines(rule.headers)]))
  return `${[[`${base}*`, ...lines({ ...common, ...documents })], ...blocks].map((block) => block.join('\n')).join('\n\n')}\n`
}

const quoted = (value: string) => `"${value}"`

const variableOf = (name: string) => `shop_${name.toLowerCase().replaceAll('-', '_')}`

/** One variable for each header that differs between kinds of files; nginx omits a header with an empty value. */
function nginxMap({ documents, rules }: HeaderPlan, name: string): string {
  const own = rules.flatMap(({ paths, headers }) => {
    const inputs = 'under' in paths ? [`~^${escaped(paths.under)}`] : paths.names
    return inputs.map((input) => `  ${input} ${quoted(headers[name] ?? '')};`)
  })
  return [`map $uri $${variableOf(name)} {`, `  default ${quoted(documents[name] ?? '')};`, ...own, '}'].join(
    '\n',
  )
}

function writeNginx(plan: HeaderPlan, host: string, redirects: readonly Redirect[]): string {
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
  location ~ "${untidy(base)}" {
    if (!-f $document_root$1.html) { return 404; }
    return 308 $1$is_args$args;
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

const caddyOutside = (base: string) => `	@beside path / ${base.slice(0, -1)}
	handle @beside {
		redir * ${base}{query_part} 308
	}
	@outside not path ${base}*
	handle @outside {
		error 404
	}
`

const whereFilesLie = (base: string) =>
  base === '/' ? '' : ` The content of dist lies in ${base.slice(1)} below root.`

function writeCaddy(
  { base, common, documents, rules }: HeaderPlan,
  host: string,
  redirects: readonly Redirect[],
): string {
  const lines = (headers: Headers, indent: string) =>
    Object.entries(headers)
      .map(([name, value]) => `${indent}${name} ${quoted(value)}`)
      .join('\n')
  const named = rules.flatMap(({ paths }) => ('names' in paths ? paths.names : []))
  const blocks = rules.map((rule, index) => {
    const { paths } = rule
    const others = 'under' in paths ? named.filter((name) => name.startsWith(paths.under)) : []
    const except = others.length > 0 ? `\n\t\tnot path ${others.join(' ')}` : ''
    return `\t@rule${index} {
\t\tpath ${patternsOf(rule).join(' ')}${except}
\t}
\theader @rule${index} {
${lines(rule.headers, '\t\t')}
\t}`
  })
  return `# Made by the build. Set the address and root.${whereFilesLie(base)}
${host} {
	root * /srv/shop
	header {
${lines(common, '\t\t')}
	}
	@documents not path ${rules.flatMap(patternsOf).join(' ')}
	header @documents {
${lines(documents, '\t\t')}
	}
${blocks.join('\n')}
	map {query} {query_part} {
		"" ""
		default "?{query}"
	}

	@method not method GET HEAD
	handle @method {
		error 405
	}
${redirects.map(({ from, to }) => `\tredir ${from} ${to}{query_part} 301\n`).join('')}${base === '/' ? '' : caddyOutside(base)}	@home path ${base}index ${base}index.html
	handle @home {
		redir * ${base}{query_part} 308
	}
	@hidden path ${base}404 ${base}404.html ${base}_headers ${base}_redirects ${base}fallback ${base}fallback.html *.br *.gz
	handle @hidden {
		error 404
	}
	@untidy path_regexp untidy ${untidy(base)}
	handle @untidy {
		@page file {re.untidy.1}.html
		redir @page {re.untidy.1}{query_part} 308
		error 404
	}
	@slash path_regexp ${base === '/' ? '' : `^${escaped(base.slice(0, -1))}.*`}./$
	handle @slash {
		error 404
	}
	@product path_regexp ^${escaped(base)}product/${productSegment}$
	handle @product {
		try_files {path} {path}.html ${sitePath(fallbackPage, base)}
		file_server {
			precompressed br gzip
		}
	}
	handle {
		@manifest path *.webmanifest
		header @manifest Content-Type application/manifest+json
		try_files {path} {path}.html
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		header {
${lines({ ...common, ...documents }, '\t\t\t')}
		}
		@refused expression {err.status_code} == 405
		handle @refused {
			header Allow "GET, HEAD"
			respond 405
		}
		handle {
			rewrite * ${base}404.html
			file_server {
				precompressed br gzip
			}
		}
	}
}
`
}
