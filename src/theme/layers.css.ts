import { globalLayer } from '@vanilla-extract/css'

/**
 * The cascade, weakest first. The entry imports this file before any other style, so that the order holds
 * whatever the order in which chunks arrive (vanilla-extract #1112, #1376).
 */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  ui: globalLayer('ui'),
  rooms: globalLayer('rooms'),
}
