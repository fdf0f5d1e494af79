import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { controlCorner } from '#theme/look.ts'
import { from } from '#theme/media.ts'

/** The button overlaps the field's end. On a phone the suggestions are positioned by the header, not by the field. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  '@media': { [from.medium]: { position: 'relative' } },
})

/** Where the field is as wide as its button, which is then only its picture: a press focuses the field. */
const isButton = '(max-width: 4rem)'

export const input = style({
  gridArea: '1 / 1 / 2 / 3',
  paddingInlineEnd: '3rem',
  borderRadius: vars.radius[controlCorner],
  '@container': {
    [isButton]: {
      paddingInline: 0,
      borderColor: 'transparent',
      backgroundColor: 'transparent',
      textIndent: '100vw',
      selectors: { '&::placeholder': { opacity: 0 } },
      cursor: 'pointer',
    },
  },
})

export const submit = style({
  gridArea: '1 / 2',
  '@container': { [isButton]: { pointerEvents: 'none' } },
})
