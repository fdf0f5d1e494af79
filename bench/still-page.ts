/** Those that are fetched: what stands in for them is the system's. */
const fontFace = /@font-face\s*\{[^}]*url\([^}]*\}/g
const fontLink = /<link\b[^>]*\bas="font"[^>]*>/g
/** What runs; data stays, it has its weight. */
const running = /<template id="scripts">.*?<\/template>|<script(?: type="module"[^>]*)?>.*?<\/script>/gs

/**
 * A prerendered page as it is, with its own elements, rules and pictures, but without script and without fonts: no
 * page that looks like this one can be on the screen sooner.
 */
export function stillPage(html: string): string {
  return html.replaceAll(running, '').replaceAll(fontLink, '').replaceAll(fontFace, '')
}
