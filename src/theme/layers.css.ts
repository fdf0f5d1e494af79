import { globalLayer } from '@vanilla-extract/css'

/**
 * The cascade layers, weakest first. Styles of pages and features are in no layer, which is stronger than any. The order
 * is declared once, in `layer-order.css`, which the entry imports before any other style, so that it applies in whatever
 * order chunks load (vanilla-extract #1112, #1376).
 */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  ui: globalLayer('ui'),
}
