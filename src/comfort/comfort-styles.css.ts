import { globalStyle } from '@vanilla-extract/css'
import { spacedLines, wholeText } from '#theme/whole-text.ts'
import type { Comfort } from './comfort.ts'

// In no layer, as the styles of features are: the attribute makes these more specific.
const chosen = (comfort: Comfort, selector = '') =>
  `:root[data-comfort~="${comfort}"]${selector === '' ? '' : ` ${selector}`}`

// The figures of WCAG 1.4.12; the line height is larger, except where rows of a fixed height contain the lines.
globalStyle(chosen('spacing', 'body'), { lineHeight: 1.8 })
globalStyle(chosen('spacing', '*'), { letterSpacing: '0.12em', wordSpacing: '0.16em' })
// A field cannot grow with its hint, which its name says, too.
globalStyle(chosen('spacing', '*::placeholder'), { letterSpacing: 'normal', wordSpacing: 'normal' })
globalStyle(chosen('spacing', ':is(h1, h2, h3)'), { lineHeight: 1.5 })
globalStyle(chosen('spacing'), { vars: { [spacedLines]: '2' } })
// A card sets its own gaps.
globalStyle(chosen('spacing', 'p + p:not(article *)'), { marginTop: '1em' })

globalStyle(chosen('whole'), {
  vars: { [wholeText.lines]: 'none', [wholeText.rows]: 'auto', [wholeText.wrap]: 'normal' },
})

const withoutMotion = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0s !important',
}
globalStyle(chosen('still', '*'), withoutMotion)
globalStyle(chosen('still', '*::before'), withoutMotion)
globalStyle(chosen('still', '*::after'), withoutMotion)

globalStyle(chosen('underlined', 'a'), { textDecorationLine: 'underline !important' })
// A text decoration does not apply to a flex item.
globalStyle(chosen('underlined', 'a > span:not([aria-hidden])'), { textDecorationLine: 'underline' })
