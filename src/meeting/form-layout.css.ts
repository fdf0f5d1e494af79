import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { target } from '#theme/target.ts'

/** Container widths, not window widths: the same form is in a phone's width and beside a panel. */
/** A phone with text twice as large. */
const least = '(max-width: 15em)'
const tiny = '(max-width: 20em)'
const two = '(min-width: 36em)'
const three = '(min-width: 56em)'

// Shared by the form and its skeleton: both have the same size at any width and text size, so that nothing moves when
// the form replaces the skeleton.

export const form = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateAreas: '"who" "date" "time" "foot"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [two]: {
      gridTemplateAreas: '"who date" "time time" "foot foot"',
      gridTemplateColumns: 'minmax(0, 1fr) 19.5rem',
    },
    [three]: {
      gridTemplateAreas: '"who date time" "foot foot foot"',
      gridTemplateColumns: 'minmax(0, 1fr) 19.5rem minmax(0, 1.2fr)',
    },
  },
})

export const who = style({ gridArea: 'who' })
export const date = style({ gridArea: 'date' })
export const time = style({ gridArea: 'time' })

export const title = style({
  display: 'block',
  width: '100%',
  marginBottom: vars.space[3],
  fontFamily: vars.font.display,
  fontSize: vars.text.lead,
  fontWeight: 700,
  lineHeight: 1.5,
})

export const fields = style({ display: 'grid', gap: vars.space[4] })

/** The month between its buttons, above the days. */
export const month = style({
  display: 'grid',
  gridTemplateColumns: `${target} ${target} minmax(0, 1fr) ${target} ${target}`,
  gridTemplateAreas: '". . name . ."',
  alignItems: 'center',
  height: target,
  marginBottom: vars.space[2],
  '@container': {
    [tiny]: { marginInline: '-0.25rem' },
    [least]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateAreas: '"name name" ". ." ". ."',
      justifyItems: 'center',
      height: '8.25rem',
    },
  },
})

/** The height of six weeks, in every month. */
export const days = style({
  minHeight: `calc(2rem + 6 * ${target})`,
  // Seven days of 40 px.
  '@container': { [tiny]: { marginInline: '-0.25rem' } },
})

const hintLine = '1.3125rem'

/** As high as its two sentences. */
export const hint = style({
  minHeight: `calc(2 * ${hintLine})`,
  '@container': {
    [tiny]: { minHeight: `calc(3 * ${hintLine})` },
    [two]: { minHeight: hintLine },
    [three]: { minHeight: `calc(2 * ${hintLine})` },
  },
  marginBottom: vars.space[3],
  fontSize: vars.text.small,
  lineHeight: 1.5,
  color: vars.color.inkSoft,
})

export const slots = style({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.25rem, 100%), 1fr))',
  gridAutoRows: 'minmax(3rem, 1fr)',
  '@container': {
    [two]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [three]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridAutoRows: 'minmax(3.5rem, 1fr)' },
  },
})

export const foot = style({
  gridArea: 'foot',
  display: 'grid',
  gap: vars.space[4],
  paddingTop: vars.space[6],
  borderTop: `1px dashed ${vars.color.edgeStrong}`,
  '@container': { [two]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
})

export const needed = style({ display: 'grid', alignItems: 'center', minHeight: '3rem', textWrap: 'balance' })
