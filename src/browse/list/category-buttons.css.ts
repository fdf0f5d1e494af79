import { style } from '@vanilla-extract/css'
import { chosen, chosenForced } from '#theme/chosen.ts'
import { vars } from '#theme/contract.css.ts'
import { controlCorner } from '#theme/look.ts'
import { gutter } from '#theme/gutter.ts'
import { below, from } from '#theme/media.ts'
import { target } from '#theme/target.ts'

/** On phones and tablets one line that scrolls sideways, up to the window's edges. */
export const group = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': {
    [below.large]: {
      flexWrap: 'nowrap',
      marginInline: `calc(-1 * ${gutter})`,
      // The padding leaves space for the focus ring, which a scroll container clips.
      marginBlock: '-0.375rem',
      padding: `0.375rem ${gutter}`,
      overflowX: 'auto',
      scrollPaddingInline: gutter,
      scrollbarWidth: 'none',
    },
  },
})

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: vars.space[2],
  minHeight: target,
  paddingInline: vars.space[4],
  border: `1.5px solid ${vars.color.edgeStrong}`,
  borderRadius: vars.radius[controlCorner],
  backgroundColor: vars.color.raised,
  fontWeight: 600,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink, backgroundColor: vars.color.hover },
    '&:active': { backgroundColor: vars.color.edge },
    '&:is([aria-pressed="true"], [aria-current])': chosen,
  },
  '@media': {
    // The shop's six fit in one line at 768 px.
    [from.medium]: { gap: '0.375rem', paddingInline: '0.625rem' },
    [from.large]: { gap: vars.space[2], paddingInline: vars.space[4] },
    // Colours are the system's there: the chosen button needs another mark.
    '(forced-colors: active)': {
      selectors: {
        '&:is([aria-pressed="true"], [aria-current])': chosenForced,
      },
    },
  },
})

export const count = style({
  fontSize: vars.text.small,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkFaint,
  selectors: { [`${choice}:is([aria-pressed="true"], [aria-current]) &`]: { color: 'inherit' } },
})
