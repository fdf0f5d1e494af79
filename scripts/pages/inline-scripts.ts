import { createHash } from 'node:crypto'

/** A script of these types runs. Any other `<script>` is data, which the policy ignores. */
const executable = new Set(['', 'module', 'text/javascript', 'application/javascript', 'importmap'])

export const scriptElement = /<script\b([^>]*)>(.*?)<\/script\s*>/gis

export const isInline = (attributes: string): boolean =>
  !/\ssrc\s*=/i.test(attributes) && executable.has(typeOf(attributes))

/** The texts of a page's inline scripts that a browser would run. */
export function findInlineScripts(html: string): string[] {
  const scripts = html.replaceAll(/<!--.*?-->/gs, '').matchAll(scriptElement)
  return Array.from(scripts, ([, attributes = '', text = '']) => ({ attributes, text }))
    .filter(({ attributes }) => isInline(attributes))
    .map(({ text }) => text)
}

/** The texts of a page's inline styles. */
export function findInlineStyles(html: string): string[] {
  const styles = html.replaceAll(/<!--.*?-->/gs, '').matchAll(/<style\b[^>]*>(.*?)<\/style\b[^>]*>/gis)
  return Array.from(styles, ([, text = '']) => text)
}

/** The hash of an inline script or style for a content security policy: `sha256-…`, without quotes. */
export function hashInline(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function typeOf(attributes: string): string {
  const [, quoted, bare] = /\stype\s*=\s*(?:["']([^"']*)["']|([^\s"'>]+))/i.exec(attributes) ?? []
  return (quoted ?? bare ?? '').trim().toLowerCase()
}
