import type { HeaderRule } from './headers.ts'

/** Escapes a text for a regular expression. */
export const escaped = (base: string) => base.replaceAll('.', String.raw`\.`)

/** A path that ends with `/` or `.html`, decoded: `/products/` and `/products.html` are redirected to `/products`. */
export const untidy = (base: string) => String.raw`^(${escaped(base)}[^/]+(?:/[^/]+)*?)(?:/+|\.html)$`

/**
 * The same in an address, as it was sent. Its beginning is the new address, which is still encoded, so that it cannot end
 * the header (`%0d%0a`); two slashes would lead to another host (`//evil.example/`).
 */
export const untidyAddress = (base: string) =>
  String.raw`^(${escaped(base)}[^/?#]+(?:/[^/?#]+)*?)(?:/+|\.html)(?:\?.*)?$`

/** A path that a product had before it got a slug, and its own; both as in an address, from the top of the host. */
export interface Redirect {
  readonly from: string
  readonly to: string
}

export const patternsOf = ({ paths }: HeaderRule) => ('under' in paths ? [`${paths.under}*`] : paths.names)

/** A text in quotation marks, in the files of nginx and Caddy alike. */
export const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`

export const whereFilesLie = (base: string) =>
  base === '/' ? '' : ` The content of dist lies in ${base.slice(1)} below root.`
