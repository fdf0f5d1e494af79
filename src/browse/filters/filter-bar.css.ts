import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { from } from '#theme/media.ts'
import { feature } from '#theme/rule.ts'
import { chipInLine, chipLine } from './chip-line.ts'

/** Its parts are items of the page's toolbar (`#browse/products-page.css.ts`). */
export const refine = style(
  feature({
    display: 'contents',
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
)

globalStyle(`${refine} > *`, feature({ gridColumn: '1 / -1' }))

export const bar = style(
  feature({
    gridColumn: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    '@media': { [from.small]: { columnGap: vars.space[3] } },
  }),
)

/** The order's label and field, in one line. */
export const sort = style(
  feature({
    position: 'relative',
    display: 'flex',
    // Narrow enough for the button's row while its text is in a wider fallback font.
    flex: '1 1 6rem',
    alignItems: 'center',
    gap: vars.space[3],
    minWidth: 0,
    '@media': { [from.small]: { flexGrow: 0, flexBasis: 'auto' } },
  }),
)

/** Narrow enough for every order beside the filters' button on a phone. */
export const sortField = style(feature({ paddingInline: vars.space[2], textOverflow: 'ellipsis' }))

export const sortLabel = style(feature({ flexShrink: 0, color: vars.color.inkSoft }))

export const chips = style(feature(chipLine))

export const chipList = style(feature({ display: 'contents', listStyle: 'none' }))

/** Stays for a transition once it is hidden, where the browser can do that (Firefox from 129 on); elsewhere it is gone. */
export const leaving = style(
  feature({
    transition: `opacity ${vars.motion.quick}, transform ${vars.motion.quick}, display ${vars.motion.quick}`,
    transitionBehavior: 'allow-discrete',
    selectors: { '&[hidden]': { display: 'none', opacity: 0 } },
  }),
)

export const leavingChip = style(feature({ selectors: { '&[hidden]': { transform: 'scale(0.85)' } } }))

const pop = keyframes({ from: { transform: 'scale(0.85)' } })

/** Grows as it appears, and shrinks under the finger that removes it. */
export const chip = style(
  feature({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: '2.75rem',
    paddingInline: vars.space[4],
    border: `1.5px solid ${vars.color.accent}`,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.ink,
    fontWeight: 600,
    overflowWrap: 'anywhere',
    textAlign: 'start',
    '@media': chipInLine,
    animation: `${pop} ${vars.motion.calm} ${vars.motion.ease}`,
    transition: `transform ${vars.motion.quick}`,
    selectors: {
      '&:hover': { borderColor: vars.color.ink },
      '&:active': { transform: 'scale(0.85)' },
    },
  }),
)

export const waiting = style(feature({ paddingBlock: vars.space[6], color: vars.color.inkSoft }))
