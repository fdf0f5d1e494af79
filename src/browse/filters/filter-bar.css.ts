import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { from } from '#theme/media.ts'
import { feature } from '#theme/rule.ts'

export const refine = style(
  feature({
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
)

export const bar = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[3]}`,
  }),
)

/** The order's label and field, in one line. */
export const sort = style(
  feature({
    position: 'relative',
    display: 'flex',
    flex: '1 1 9rem',
    alignItems: 'center',
    gap: vars.space[3],
    minWidth: 0,
    '@media': { [from.small]: { flexGrow: 0, flexBasis: 'auto' } },
  }),
)

/** Narrow enough for every order beside the filters' button on a phone. */
export const sortField = style(feature({ paddingInline: vars.space[2], textOverflow: 'ellipsis' }))

export const sortLabel = style(feature({ flexShrink: 0, color: vars.color.inkSoft }))

export const chips = style(feature({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }))

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
    animation: `${pop} ${vars.motion.calm} ${vars.motion.ease}`,
    transition: `transform ${vars.motion.quick}`,
    selectors: {
      '&:hover': { borderColor: vars.color.ink },
      '&:active': { transform: 'scale(0.85)' },
    },
  }),
)

/** A label and its links, in one line where they fit. */
export const didYouMean = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[3]}`,
    maxWidth: '100%',
    marginBlock: `${vars.space[2]} ${vars.space[4]}`,
    padding: `${vars.space[2]} ${vars.space[4]}`,
    borderLeft: `4px solid ${vars.color.tape}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.sunk,
    color: vars.color.ink,
  }),
)

export const offers = style(
  feature({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], minWidth: 0, listStyle: 'none' }),
)

/** A search: its words, and the number of products. */
export const offered = style(
  feature({
    display: 'inline-block',
    minHeight: '2.75rem',
    padding: `calc((2.75rem - 1.5em) / 2 - 1.5px) ${vars.space[4]}`,
    lineHeight: 1.5,
    border: `1.5px solid ${vars.color.accent}`,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.raised,
    color: vars.color.ink,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { borderColor: vars.color.ink, textDecoration: 'underline' } },
  }),
)

export const list = style([
  didYouMean,
  feature({
    display: 'grid',
    justifyItems: 'start',
    paddingBlock: vars.space[3],
    overflowWrap: 'anywhere',
  }),
])

export const noResults = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: vars.space[2],
    paddingBlock: `clamp(${vars.space[4]}, 4vw, ${vars.space[12]}) ${vars.space[16]}`,
    textAlign: 'center',
    color: vars.color.inkSoft,
  }),
)

export const emptyIcon = style(feature({ color: vars.color.accent, strokeWidth: 1.25 }))

export const emptyTitle = style(feature({ fontSize: vars.text.title, color: vars.color.ink }))

export const suggestionList = style(feature({ display: 'grid', justifyItems: 'center', listStyle: 'none' }))

export const suggestion = style(
  feature({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    fontWeight: 600,
  }),
)

export const waiting = style(feature({ paddingBlock: vars.space[6], color: vars.color.inkSoft }))
