/** Font faces that are fetched; their fallbacks are local system fonts. */
const fontFace = /@font-face\s*\{[^}]*url\([^}]*\}/g
const fontLink = /<link\b[^>]*\bas="font"[^>]*>/g
/** Scripts that run; data blocks stay because they have weight. */
const running = /<link rel="modulepreload"[^>]*>|<script(?: type="module"[^>]*)?>.*?<\/script>/gs

/**
 * The prerendered page with its own elements, rules and images, but without script and fonts: the lower limit for a
 * page that looks like this one.
 */
export function stillPage(html: string): string {
  return html.replaceAll(running, '').replaceAll(fontLink, '').replaceAll(fontFace, '')
}
