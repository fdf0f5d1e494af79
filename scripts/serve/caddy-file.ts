import { sitePath } from '../../src/site/path.ts'
import { fallbackPage, productSegment } from '../pages/fallback-page.ts'
import type { HeaderPlan, HeaderRule, Headers } from './headers.ts'
import {
  escaped,
  patternsOf,
  quoted,
  type Redirect,
  untidy,
  untidyAddress,
  whereFilesLie,
} from './hosting-texts.ts'

/** In a Caddyfile a name with a blank or the like is in quotation marks. */
const caddyToken = (pattern: string) => (/[\s;"'`#{}]/.test(pattern) ? quoted(pattern) : pattern)
const caddyPaths = (rule: HeaderRule) => patternsOf(rule).map(caddyToken).join(' ')

const caddyOutside = (base: string) => `	@beside path / ${base.slice(0, -1)}
	handle @beside {
		redir * ${base}{query_part} 308
	}
	@outside not path ${base}*
	handle @outside {
		error 404
	}
`

/** The Caddyfile for a plan. */
export function writeCaddy(
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
    const except = others.length > 0 ? `\n\t\tnot path ${others.map(caddyToken).join(' ')}` : ''
    return `\t@rule${index} {
\t\tpath ${caddyPaths(rule)}${except}
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
	@documents not path ${rules.map(caddyPaths).join(' ')}
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
	@untidy {
		path_regexp untidy ${untidy(base)}
		vars_regexp tidy {uri} ${untidyAddress(base)}
	}
	handle @untidy {
		@page file {re.untidy.1}.html
		redir @page {re.tidy.1}{query_part} 308
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
