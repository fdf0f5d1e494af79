import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { z } from '#theme/z.ts'
import { target } from '#theme/target.ts'

/** The form's layout depends on the width of its container. */
export const frame = style({ containerType: 'inline-size' })

const blank = { borderRadius: vars.radius.medium, backgroundColor: vars.color.hover } as const

export const block = style({ ...blank })

/** The height of a field with its label. */
export const blankField = style({ ...blank, marginTop: '1.75rem', height: target })

/** The height of the button. */
export const blankButton = style({ ...blank, height: '3.25rem', minWidth: 'min(12rem, 100%)' })

/** Overlays the form's skeleton, or briefly the form itself: it takes no space. */
export const opener = style({
  position: 'absolute',
  zIndex: z.raised,
  top: vars.space[16],
  insetInline: 0,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  width: 'fit-content',
  maxWidth: 'min(26rem, calc(100% - 2rem))',
  marginInline: 'auto',
  padding: vars.space[6],
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  textAlign: 'center',
  selectors: { '&[data-quiet]': { opacity: 0 } },
})
