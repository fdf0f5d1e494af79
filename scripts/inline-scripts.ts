import { createHash } from 'node:crypto'

/** A script of these types runs; anything else in a `<script>` is data, which the policy leaves alone. */
const executable = new Set(['', 'module', 'text/javascript', 'application/javascript', 'importmap'])

/** The texts of the scripts that a page carries in itself and that a browser would run. */
export function findInlineScripts(html: string): string[] {
  const scripts = html.replaceAll(/<!--.*?-->/gs, '').matchAll(/<script\b([^>]*)>(.*?)<\/script\s*>/gis)
  return Array.from(scripts, ([, attributes = '', text = '']) => ({ attributes, text }))
    .filter(({ attributes }) => !/\ssrc\s*=/i.test(attributes) && executable.has(typeOf(attributes)))
    .map(({ text }) => text)
}

/** How a content security policy names a script: `sha256-…`, without quotes. */
export function hashScript(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function typeOf(attributes: string): string {
  const [, quoted, bare] = /\stype\s*=\s*(?:["']([^"']*)["']|([^\s"'>]+))/i.exec(attributes) ?? []
  return (quoted ?? bare ?? '').trim().toLowerCase()
}
