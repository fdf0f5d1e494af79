import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { below, from } from '#theme/media.ts'

/** Below folded groups, or beside groups that are as wide as their lines. */
export const box = style({
  '@media': {
    [below.small]: { marginTop: vars.space[5] },
    [from.wide]: { flex: '1 1 14rem', maxWidth: '24rem' },
  },
})

export const form = style({ maxWidth: '30rem' })

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const input = style({ flex: '1 1 12rem', minWidth: 0, width: 'auto' })

export const outcome = style({ marginTop: vars.space[2], minHeight: '1.5rem', color: vars.color.onPanel })

export const bad = style({ color: vars.color.tape, fontWeight: 600 })
