import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { ui } from '#theme/rule.ts'

export const price = recipe({
  base: ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[2],
    fontVariantNumeric: 'tabular-nums',
  }),
  variants: {
    size: {
      small: ui({ fontSize: vars.text.body }),
      large: ui({ fontSize: vars.text.heading, fontFamily: vars.font.display, letterSpacing: '-0.01em' }),
    },
  },
})

export const now = style(ui({ fontWeight: 700 }))

export const before = style(ui({ color: vars.color.inkFaint, fontSize: '0.875em', fontWeight: 400 }))
