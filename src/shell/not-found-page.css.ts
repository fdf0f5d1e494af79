import { hasSignIn } from 'virtual:shop/parts'
import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { cover } from '#theme/cover.ts'
import { gutter } from '#theme/gutter.ts'
import { heavy } from '#theme/look.ts'
import { from } from '#theme/media.ts'

export const page = style({
  maxWidth: '60rem',
  marginInline: 'auto',
  padding: `${vars.space[12]} ${gutter} 0`,
  textAlign: 'center',
})

export const number = style({
  display: 'inline-block',
  padding: `0 ${vars.space[8]}`,
  backgroundColor: vars.color.tape,
  color: vars.color.onTape,
  fontFamily: vars.font.display,
  fontSize: 'clamp(4rem, 3rem + 8vw, 8rem)',
  fontWeight: heavy,
  lineHeight: 1.15,
  letterSpacing: '-0.05em',
  transform: 'rotate(-3deg)',
})

export const title = style({ marginTop: vars.space[8], fontSize: vars.text.display })

export const lead = style({ marginTop: vars.space[4], fontSize: vars.text.lead, color: vars.color.inkSoft })

export const actions = style({
  display: 'grid',
  gap: vars.space[3],
  marginTop: vars.space[8],
  // Columns of equal width: parsing a later button does not move the earlier ones.
  '@media': hasSignIn
    ? {
        [from.small]: { gridTemplateColumns: 'repeat(2, 1fr)' },
        [from.large]: { gridTemplateColumns: 'repeat(4, 1fr)' },
      }
    : { [from.medium]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
})

export const status = hasSignIn
  ? style({ minHeight: '1.5rem', marginTop: vars.space[4], color: vars.color.inkSoft })
  : ''

export const tiles = style({
  display: 'grid',
  gap: vars.space[4],
  marginTop: vars.space[10],
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
})

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  height: '100%',
  padding: vars.space[6],
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
  textDecoration: 'none',
  transition: `border-color ${vars.motion.quick}`,
  selectors: { '&:hover': { borderColor: vars.color.accent } },
})

export const icon = style({ color: vars.color.accent })

export const picture = style({ ...cover, width: '6rem', height: '6rem', borderRadius: vars.radius.medium })
