import { minifySync } from 'vite'
import { isInline, scriptElement } from './inline-scripts.ts'

/**
 * Removes the whitespace between a page's elements and minifies its inline scripts. Throws where a script cannot be
 * parsed.
 */
export function minifyPage(html: string): string {
  const minified = html.replaceAll(scriptElement, (element, attributes: string, text: string) => {
    if (!isInline(attributes)) return element
    const { code, errors } = minifySync('inline.js', text, { module: false })
    if (errors[0]) throw new Error(`An inline script cannot be read: ${errors[0].message}`)
    return `<script${attributes}>${code.trim()}</script>`
  })
  return minified.replaceAll(/>\s*\n\s*</g, '><')
}
