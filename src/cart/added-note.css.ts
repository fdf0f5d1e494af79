import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { footHeight } from '#theme/foot.ts'
import { layers } from '#theme/layers.css.ts'
import { feature } from '#theme/rule.ts'
import { twoLines } from '#theme/whole-text.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } })

export const note = style(
  feature({
    position: 'fixed',
    zIndex: 25,
    bottom: vars.space[4],
    right: vars.space[4],
    marginBottom: footHeight,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    maxWidth: 'min(28rem, calc(100% - 2rem))',
    padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[3]} ${vars.space[5]}`,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.panel,
    color: vars.color.onPanel,
    border: `1px solid ${vars.color.onPanelSoft}`,
    boxShadow: `0 0.75rem 2.5rem rgb(${vars.color.shadow} / 30%)`,
    animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}`,
  }),
)

/** What gets the focus meanwhile is scrolled above the note. */
globalStyle(`:root:has(.${note})`, {
  '@layer': { [layers.features]: { scrollPaddingBottom: `calc(${footHeight} + 8rem)` } },
})

export const icon = style(feature({ flexShrink: 0, color: vars.color.tape }))

export const text = style(feature({ flex: 1, minWidth: 0 }))

/** A long name is truncated; the rest of the sentence never is. */
export const name = style(
  feature({
    ...twoLines,
  }),
)

export const words = style(feature({ display: 'block' }))
