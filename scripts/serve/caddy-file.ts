import { fallbackPage, productSegment } from '../pages/fallback-page.ts'
import { sitePath } from '../../src/site/path.ts'
import type { HeaderPlan, HeaderRule, Headers } from './headers.ts'
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

/** Whether an earlier rule has paths of this one; no two lists of names have the same. */
const overlaps =
  ({ paths }: HeaderRule) =>
  ({ paths: earlier }: HeaderRule) =>
    'under' in paths &&
    ('under' in earlier
      ? earlier.under.startsWith(paths.under)
      : earlier.names.some((name) => name.startsWith(paths.under)))

const caddyOutside = (base: string) => `	@beside path / ${base.slice(0, -1)}
	handle @beside {
		redir * ${base}{query_part} 308
	}
	@outside not path ${base}*
	handle @outside {
		error 404
	}
`

/** The home page of a language; a number names its matchers. */
const caddyHome = (
  base: string,
  at: number,
) => `	@home${at} path ${base.slice(0, -1)} ${base}index ${base}index.html
	handle @home${at} {
		redir * ${base}{query_part} 308
	}
	@language${at} path ${base}
	handle @language${at} {
		rewrite * ${base}index.html
		file_server {
			precompressed br gzip
		}
	}
`

const caddyProducts = (
  base: string,
  at: number,
  redirects: readonly Redirect[],
) => `	@product${at || ''} path_regexp ^${escaped(base)}product/${productSegment}$
	handle @product${at || ''} {
${redirects
  .filter(({ from }) => from.startsWith(sitePath('/product/', base)))
  .map(({ from, to }) => `\t\tredir ${from} ${to}{query_part} 301\n`)
  .join('')}		try_files {path} {path}.html ${sitePath(fallbackPage, base)}
		file_server {
			precompressed br gzip
		}
	}
`

const caddyMissing = (base: string, at: number) => `		@missing${at} path ${base}*
		handle @missing${at} {
			rewrite * ${base}404.html
			file_server {
				precompressed br gzip
			}
		}
`

export function writeCaddy(
  { base, languageBases, common, documents, rules }: HeaderPlan,
  host: string,
  redirects: readonly Redirect[],
): string {
  const lines = (headers: Headers, indent: string) =>
    Object.entries(headers)
      .map(([name, value]) => `${indent}${name} ${quoted(value)}`)
      .join('\n')
  const matcher = ({ paths }: HeaderRule) =>
    'under' in paths ? `path ${paths.under}*` : `path_regexp ${quoted(escapedNames(paths.names))}`
  const blocks = rules.map((rule, index) => {
    const matchers = [
      matcher(rule),
      ...rules
        .slice(0, index)
        .filter(overlaps(rule))
        .map((earlier) => `not ${matcher(earlier)}`),
    ]
    return `\t@rule${index} {
${matchers.map((line) => `\t\t${line}`).join('\n')}
\t}
\theader @rule${index} {
${lines(rule.headers, '\t\t')}
\t}`
  })
  return `# Made by the build. Set root.${whereFilesLie(base)}
${host} {
	root * /srv/shop
	header {
${lines(common, '\t\t')}
	}
	@documents {
${rules.map((rule) => `\t\tnot ${matcher(rule)}`).join('\n')}
	}
	header @documents {
${lines(documents, '\t\t')}
	}
${blocks.join('\n')}
	map {query} {query_part} {
		"" ""
		default "?{query}"
	}
	map {uri} {tidy} {
		"~^${untidyAddress}" "\${1}"
		default ""
	}

	@method not method GET HEAD
	handle @method {
		error 405
	}
	@misspelt {
		vars_regexp {uri} "(?i)^[^?]*(?:${misspelt})"
		not path ${base}.well-known/*
	}
	handle @misspelt {
		error 404
	}
${base === '/' ? '' : caddyOutside(base)}	@home path ${base}index ${base}index.html
	handle @home {
		redir * ${base}{query_part} 308
	}
${languageBases.map(caddyHome).join('')}	@hidden path ${[base, ...languageBases].flatMap((one) => ['404', '404.html', '_headers', '_redirects', 'fallback', 'fallback.html'].map((name) => one + name)).join(' ')} *.br *.gz
	handle @hidden {
		error 404
	}
	@untidy path_regexp untidy "${untidy(base)}"
	handle @untidy {
		@page {
			file {re.untidy.1}.html
			not vars {tidy} ""
		}
		redir @page {tidy}{query_part} 308
		error 404
	}
${[base, ...languageBases].map((one, at) => caddyProducts(one, at, redirects)).join('')}	handle {
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
${languageBases.map(caddyMissing).join('')}		handle {
			rewrite * ${base}404.html
			file_server {
				precompressed br gzip
			}
		}
	}
}
`
}
