import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { below } from '#theme/media.ts'
import { target } from '#theme/target.ts'
import { z } from '#theme/z.ts'
import { isPhone, line, row } from './chips.css.ts'
import { sort } from './filter-bar.css.ts'

const shareWidth = '3rem'

/** The button that shares the saved products; on a phone an icon in the row of the chips. */
export const share = style({ position: 'relative', '@media': { [below.small]: { position: 'static' } } })

export const shareButton = style({ '@media': { [isPhone]: { width: shareWidth, paddingInline: 0 } } })

/** What the press came to: below the button, on a phone below the bar, so that nothing moves. */
export const shared = style({
  position: 'absolute',
  zIndex: z.popup,
  top: 'calc(100% + 0.25rem)',
  insetInlineEnd: 0,
  whiteSpace: 'nowrap',
  '@media': { [below.small]: { insetInlineEnd: 'auto', insetInlineStart: 0 } },
})

globalStyle(`${share} + ${row}`, {
  '@media': {
    [isPhone]: {
      flexBasis: `calc(100cqi - ${shareWidth} - ${vars.space[2]} - 1px)`,
      // The column of the view's switch, beside the row above.
      marginInlineEnd: `calc(-1 * ${target} - ${vars.space[2]})`,
    },
  },
})
globalStyle(`${share} + ${row} > ${line}`, {
  '@media': {
    [isPhone]: {
      marginInlineStart: '-0.375rem',
      paddingInlineStart: '0.375rem',
      scrollPaddingInlineStart: '0.375rem',
    },
  },
})

// Where it would leave too little for the order's words, the button that shares is in the next row.
globalStyle(`${sort}:has(+ ${share})`, {
  '@media': { [`${below.small} and (min-width: 24em)`]: { flexBasis: '7.75rem' } },
})
