import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { bottomBarsHeight } from './bottom-bars.ts'
import { atOuterEdge } from './direction.ts'
import { layers } from './layers.css.ts'
import { heading } from './look.ts'
import { isLow } from './media.ts'

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } })

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('*', { margin: 0, padding: 0 })
reset('html', {
  fontFamily: vars.font.body,
  fontSize: '100%',
  lineHeight: 1.5,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingTop: '5.5rem',
  scrollPaddingBottom: `calc(${bottomBarsHeight} + 1.5rem)`,
  scrollbarGutter: 'stable',
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  '@media': { [isLow]: { scrollPaddingTop: '1rem' } },
})
// Words from addresses, records or forms may have any length: no box may become as wide as one.
reset('body', { minHeight: '100dvh', overflowWrap: 'anywhere', WebkitFontSmoothing: 'antialiased' })
// Lines of Japanese end between phrases, not within a word.
reset('html:lang(ja)', { wordBreak: 'auto-phrase' })
// Letters of Arabic script are joined. Of a reset, `!important` is stronger than any later style.
reset(':is(:lang(ar), :lang(fa), :lang(ur))', { letterSpacing: 'normal !important' })
reset('#root', { minHeight: '100dvh', display: 'flex', flexDirection: 'column', isolation: 'isolate' })
reset('h1, h2, h3', {
  fontFamily: vars.font.display,
  fontWeight: heading,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
})
// Not `textWrap`, which would undo an outer `white-space: nowrap`.
reset('p', { textWrapStyle: 'pretty' })
// Names and single values begin where the page's lines do; paragraphs and lists where those of their own language do.
reset(":is(h1, h2, h3, span, strong, a, dt, dd)[dir='auto']", atOuterEdge)
reset('ul, ol', { listStyle: 'none' })
reset('img, svg, picture', { display: 'block', maxWidth: '100%' })
reset('img', { height: 'auto' })
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
// Exceptions with the shop's own texts: a box is at least as wide as its longest word.
reset('button, label, legend', { overflowWrap: 'break-word' })
reset('button', { background: 'none', border: 'none', cursor: 'pointer', textAlign: 'inherit' })
reset('a', { color: 'inherit', textUnderlineOffset: '0.2em', textDecorationThickness: '0.08em' })
reset('fieldset', { border: 'none', minInlineSize: 0 })
reset('table', { borderCollapse: 'collapse' })
reset('address', { fontStyle: 'normal' })
reset('[hidden]:not([hidden="until-found"])', { display: 'none' })
// With JavaScript off: the message at the top of every page, and the disabled controls.
reset('body > noscript', {
  display: 'block',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  backgroundColor: vars.color.tape,
  color: vars.color.onTape,
  textAlign: 'center',
})
reset('button[type="button"]', {
  '@media': { '(scripting: none)': { opacity: 0.5, cursor: 'not-allowed' } },
})
reset('::selection', { backgroundColor: vars.color.tape, color: vars.color.onTape })

// Without backgrounds and shadows, an edge or an underline identifies a control.
const forced = '(forced-colors: active)'
reset('button', { '@media': { [forced]: { border: '1px solid' } } })
reset('a', { '@media': { [forced]: { textDecorationLine: 'underline !important' } } })

// A two-tone ring: visible on paper, on images and on the dark panel alike.
reset(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.color.paper}`,
})
// A target as large as a page or dialog needs no ring: its edge is the window's, or is drawn.
reset(':is(main, [role="dialog"], [role="alertdialog"])[tabindex="-1"]:focus-visible', {
  outline: 'none',
  boxShadow: 'none',
})
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not 0.01 ms: by default an element transitions all properties, so each change would start transitions.
      transitionDuration: '0s !important',
    },
  },
})
