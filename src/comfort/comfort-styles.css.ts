import { globalStyle } from '@vanilla-extract/css'
import { wholeText } from '#theme/whole-text.ts'
import type { Comfort } from './comfort.ts'

// In no layer, and so above all that are.
const chosen = (comfort: Comfort, selector = '') =>
  `:root[data-comfort~="${comfort}"]${selector === '' ? '' : ` ${selector}`}`

// WCAG 1.4.12's figures; lines further apart than it asks, but where rows of a fixed height hold them.
globalStyle(chosen('spacing', 'body'), { lineHeight: 1.8 })
globalStyle(chosen('spacing', '*'), { letterSpacing: '0.12em', wordSpacing: '0.16em' })
globalStyle(chosen('spacing', ':is(h1, h2, h3)'), { lineHeight: 1.5 })
// A card has its own gaps.
globalStyle(chosen('spacing', 'p + p:not(article *)'), { marginTop: '1em' })

globalStyle(chosen('whole'), { vars: { [wholeText.lines]: 'none', [wholeText.rows]: 'auto' } })

const withoutMotion = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.01ms !important',
}
globalStyle(chosen('still', '*'), withoutMotion)
globalStyle(chosen('still', '*::before'), withoutMotion)
globalStyle(chosen('still', '*::after'), withoutMotion)

globalStyle(chosen('underlined', 'a'), { textDecorationLine: 'underline !important' })
// A decoration does not reach into a flex item.
globalStyle(chosen('underlined', 'a > span:not([aria-hidden])'), { textDecorationLine: 'underline' })
