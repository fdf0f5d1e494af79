import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { from } from '#theme/media.ts'

/** Dark in both themes, as the footer is, whose form this is. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  padding: 'clamp(1.25rem, 4vw, 2.5rem)',
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.panel,
  color: vars.color.onPanel,
  // Its outline in forced colours.
  border: '1px solid transparent',
  '@media': {
    [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.space[10] },
  },
})

export const text = style({ marginTop: vars.space[2], maxWidth: '36rem', color: vars.color.onPanelSoft })
