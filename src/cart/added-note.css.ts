import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { bottomBarsHeight } from '#theme/bottom-bars.ts'
import { gutter } from '#theme/gutter.ts'
import { below } from '#theme/media.ts'
import { twoLines, wholeText } from '#theme/whole-text.ts'
import { z } from '#theme/z.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } })

export const note = style({
  position: 'fixed',
  zIndex: z.addedNote,
  bottom: vars.space[4],
  // The end of the header's content and of a page as wide as that.
  insetInlineEnd: `max(${gutter}, 50% - 54rem + ${gutter})`,
  marginBottom: bottomBarsHeight,
  display: 'flex',
  // In large text the button has a row of its own.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space[3],
  maxWidth: 'min(28rem, calc(100% - 2rem))',
  padding: vars.space[3],
  paddingInlineStart: vars.space[5],
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.panel,
  color: vars.color.onPanel,
  border: `1px solid ${vars.color.onPanelSoft}`,
  boxShadow: `0 0.75rem 2.5rem rgb(${vars.color.shadow} / 30%)`,
  animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': {
    [below.small]: {
      insetInlineEnd: vars.space[2],
      insetInlineStart: vars.space[2],
      bottom: vars.space[2],
      maxWidth: 'none',
      paddingInlineStart: vars.space[4],
      fontSize: vars.text.small,
    },
  },
})

/** What gets the focus meanwhile is scrolled above the note. */
globalStyle(`:root:has(.${note})`, {
  scrollPaddingBottom: `calc(${bottomBarsHeight} + 8rem)`,
})

/** On a phone its space is the text's. */
export const icon = style({
  flexShrink: 0,
  color: vars.color.tape,
  '@media': { [below.small]: { display: 'none' } },
})

export const text = style({ flex: '1 1 8rem', minWidth: 0 })

/** A long name is truncated; the rest of the sentence never is. */
export const name = style({
  ...twoLines,
  '@media': { [below.small]: { WebkitLineClamp: `var(${wholeText.lines}, 1)` } },
})

export const words = style({ display: 'block' })
