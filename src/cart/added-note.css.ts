import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { bottomBarsHeight } from '#theme/bottom-bars.ts'
import { layers } from '#theme/layers.css.ts'
import { gutter } from '#theme/gutter.ts'
import { below } from '#theme/media.ts'
import { feature } from '#theme/rule.ts'
import { twoLines, wholeText } from '#theme/whole-text.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } })

export const note = style(
  feature({
    position: 'fixed',
    zIndex: 25,
    bottom: vars.space[4],
    // The right edge of the header's content and of a page as wide as that.
    right: `max(${gutter}, 50% - 54rem + ${gutter})`,
    marginBottom: bottomBarsHeight,
    display: 'flex',
    // In large text the button has a row of its own.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: vars.space[3],
    maxWidth: 'min(28rem, calc(100% - 2rem))',
    padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[3]} ${vars.space[5]}`,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.panel,
    color: vars.color.onPanel,
    border: `1px solid ${vars.color.onPanelSoft}`,
    boxShadow: `0 0.75rem 2.5rem rgb(${vars.color.shadow} / 30%)`,
    animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}`,
    '@media': {
      [below.small]: {
        right: vars.space[2],
        left: vars.space[2],
        bottom: vars.space[2],
        maxWidth: 'none',
        paddingInlineStart: vars.space[4],
        fontSize: vars.text.small,
      },
    },
  }),
)

/** What gets the focus meanwhile is scrolled above the note. */
globalStyle(`:root:has(.${note})`, {
  '@layer': { [layers.features]: { scrollPaddingBottom: `calc(${bottomBarsHeight} + 8rem)` } },
})

/** On a phone its space is the text's. */
export const icon = style(
  feature({ flexShrink: 0, color: vars.color.tape, '@media': { [below.small]: { display: 'none' } } }),
)

export const text = style(feature({ flex: '1 1 8rem', minWidth: 0 }))

/** A long name is truncated; the rest of the sentence never is. */
export const name = style(
  feature({
    ...twoLines,
    '@media': { [below.small]: { WebkitLineClamp: `var(${wholeText.lines}, 1)` } },
  }),
)

export const words = style(feature({ display: 'block' }))
