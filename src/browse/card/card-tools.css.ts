import { hasCompare, hasSaved } from 'virtual:shop/parts'
import { style } from '@vanilla-extract/css'
import { chosen, chosenForced } from '#theme/chosen.ts'
import { vars } from '#theme/contract.css.ts'
import { fit } from '#theme/look.ts'
import { hasHover } from '#theme/media.ts'
import { columnWidths, horizontalFrom } from '../grid-measures.ts'
import { z } from '#theme/z.ts'
import { target } from '#theme/target.ts'

/** Of the grid, or of the plain list. */
const horizontal = `(min-width: ${horizontalFrom}rem) and (max-width: ${columnWidths[0] - 0.01}rem)`

/** The corner of the card that contains neither the price nor SALE. */
export const slot = style({
  position: 'absolute',
  zIndex: z.raised,
  display: 'grid',
  gridTemplateRows: `repeat(2, ${target})`,
  gap: vars.space[1],
  top: vars.space[2],
  insetInlineEnd: vars.space[2],
  '@container': {
    // In a horizontal card below the image, which is small, beside Add to Cart.
    [horizontal]: {
      gridTemplateRows: 'auto',
      gridTemplateColumns: `repeat(2, ${target})`,
      top: 'auto',
      insetInlineEnd: 'auto',
      bottom: `calc(${vars.space[4]} - 2px)`,
      insetInlineStart: vars.space[4],
      gap: vars.space[2],
    },
    // Above the price at the foot of the image.
    [`(max-width: ${horizontalFrom - 0.01}rem)`]: {
      gap: 0,
      top: vars.space[1],
      insetInlineEnd: vars.space[1],
    },
  },
})

/** Of the active card; invisible once the pointer and the focus have left it. */
export const hoverSlot = style([
  slot,
  {
    '@media': {
      [hasHover]: { selectors: { 'article:not(:hover, :focus-within) > &': { opacity: 0 } } },
    },
  },
])

/** Marks in the places of the buttons: not for a press. */
export const marks = style([slot, { pointerEvents: 'none' }])

/** Over the card's image. */
export const view = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: fit,
  opacity: 0,
  transition: `opacity ${vars.motion.calm}`,
  selectors: {
    'article:is(:hover, :has(a:focus-visible)) &[data-loaded="true"]': { opacity: 1 },
  },
})

export const tool =
  hasSaved || hasCompare ? style({ boxShadow: `0 1px 4px rgb(${vars.color.shadow} / 25%)` }) : ''

/** The Compare button, or its mark in the same place. */
export const choose = hasCompare
  ? style({
      selectors: {
        '&:is([aria-pressed="true"], span)': chosen,
        // There may be no heart before it.
        '&:is(span)': { gridArea: '2 / 1' },
      },
      '@container': { [horizontal]: { selectors: { '&:is(span)': { gridArea: '1 / 2' } } } },
      '@media': {
        '(forced-colors: active)': { selectors: { '&:is([aria-pressed="true"], span)': chosenForced } },
      },
    })
  : ''
