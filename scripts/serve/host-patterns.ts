/**
 * A text as a regular expression. It contains no character that a host reads otherwise: no blank, quote, brace, dollar
 * sign or percent sign. Letters beyond ASCII stay: nginx compares bytes, Caddy characters.
 */
export const escaped = (text: string) =>
  text.replaceAll(/[^\w/\u0080-\u{10ffff}-]/gu, (letter) =>
    letter === '.' ? String.raw`\.` : String.raw`\x${letter.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )

export const escapedNames = (names: readonly string[]) => `^(?:${names.map(escaped).join('|')})$`

/** `/products/`, `/products.html` and so on: the decoded address of a page, and what it has too much. */
export const untidy = (base: string) => String.raw`^(${escaped(base)}[^/].*?)(?:\.html/*|/+)$`

/**
 * The same of an address as it was requested. A redirect leads to its first part, which begins with a single slash and is
 * still escaped: it neither leaves the origin (`//evil.example/`) nor ends the header (`%0d%0a`).
 */
export const untidyAddress = String.raw`((?:/[^/?\x5c]+?)+?)(?:\.html/*|/+)(?:[?].*)?$`

/**
 * Requested paths that are another spelling of a path, which hosts would resolve: empty segments, those of dots, escaped
 * slashes and dots.
 */
export const misspelt = '//+[^/? ]|%2f|%5c|%2e|/[.]'

export const quoted = (value: string) => `"${value}"`

export const whereFilesLie = (base: string) =>
  ` The content of dist lies in ${base === '/' ? 'root' : `${base.slice(1)} below root`}.`
