import { globalFontFace } from '@vanilla-extract/css'

// System faces stretched to the web fonts' measures, so that nothing moves when those arrive.
globalFontFace('Instrument Sans Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Roboto')",
  sizeAdjust: '102%',
  ascentOverride: '95%',
  descentOverride: '25%',
  lineGapOverride: '0%',
})
globalFontFace('Bricolage Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Roboto')",
  sizeAdjust: '100%',
  ascentOverride: '93%',
  descentOverride: '27%',
  lineGapOverride: '0%',
})
