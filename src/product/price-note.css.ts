import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { target } from '#theme/target.ts'

export const priceNote = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  fontSize: vars.text.small,
  color: vars.color.inkSoft,
})

/** As large as other targets, in a line of text: “送料別” is 43 px wide. */
export const link = style({
  position: 'relative',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: `calc((100% - ${target}) / 2)`,
    insetInline: `min(0px, (100% - ${target}) / 2)`,
  },
})
