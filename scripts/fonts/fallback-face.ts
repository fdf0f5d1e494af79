import { createFontStack } from '@capsizecss/core'
import type { Font } from '@capsizecss/unpack'

/** Metrics of Arial, which Liberation Sans shares; bold from 600 on. */
const arial = { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, capHeight: 1409, xHeight: 1082 }
const regular = { ...arial, familyName: 'Arial', xWidthAvg: 913 }
const bold = { ...arial, familyName: 'Arial Bold', xWidthAvg: 983 }

const regularNames = ['Arial', 'Liberation Sans', 'Roboto']
// The PostScript name is last: most systems have Arial under its plain name, and Linux queries another process for each
// name.
const boldNames = ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold', 'Arial-BoldMT']

/**
 * An `@font-face` rule for a system font with a web font's metrics, so that nothing moves when the web font arrives.
 */
export function fallbackFace(family: string, weight: number, metrics: Font): string {
  const isBold = weight >= 600
  const { fontFaces } = createFontStack([metrics, isBold ? bold : regular], { fontFaceFormat: 'styleObject' })
  const face = fontFaces[0]?.['@font-face']
  if (!face) throw new Error(`${family} ${weight} has no measures.`)
  const sources = (isBold ? boldNames : regularNames).map((name) => `local('${name}')`)
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  src: ${sources.join(', ')};
  size-adjust: ${face.sizeAdjust};
  ascent-override: ${face.ascentOverride};
  descent-override: ${face.descentOverride};
  line-gap-override: ${face.lineGapOverride};
}
`
}
