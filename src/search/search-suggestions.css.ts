import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { cover } from '#theme/cover.ts'
import { below, from, isLow } from '#theme/media.ts'
import { twoLines } from '#theme/whole-text.ts'
import { z } from '#theme/z.ts'
import { target } from '#theme/target.ts'

/** A name has no room beside an image and a price there. */
const isTiny = below.tiny

/** The page scrolls the sheet: the header, which does not stay, may take half of the window. */
const isLowSheet = `${below.medium} and ${isLow}`

export const popup = style({
  position: 'absolute',
  zIndex: z.suggestions,
  // On a phone the suggestions are a sheet from the header to below the window's bottom: no content is half covered.
  top: '100%',
  insetInlineStart: 0,
  insetInlineEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  overflow: 'hidden',
  textAlign: 'start',
  '@media': {
    [isLowSheet]: { height: 'auto', minHeight: '100dvh' },
    [from.medium]: {
      top: 'calc(100% + 0.375rem)',
      insetInlineStart: 'auto',
      width: 'max(100%, 24rem)',
      maxWidth: '34rem',
      height: 'auto',
      maxHeight: 'min(32rem, 70dvh)',
      border: `1px solid ${vars.color.edgeStrong}`,
      borderRadius: vars.radius.medium,
      boxShadow: `0 1rem 2.5rem rgb(${vars.color.shadow} / 25%)`,
      // The header's field is at the end of its row, the hero's at the start.
      selectors: { 'main &': { insetInlineStart: 0, insetInlineEnd: 'auto' } },
    },
  },
})

export const list = style({
  flex: '0 1 auto',
  minHeight: 0,
  // The part of the sheet above a phone's on-screen keyboard.
  maxHeight: 'min(32rem, 70dvh)',
  overflowY: 'auto',
  padding: vars.space[2],
  overscrollBehavior: 'contain',
  '@media': { [isLowSheet]: { maxHeight: 'none', overflowY: 'visible' } },
})

export const nothing = style({
  padding: `${vars.space[4]} ${vars.space[5]} 0`,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})

export const groupName = style({
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[1]}`,
  fontSize: vars.text.small,
  fontWeight: 600,
  color: vars.color.inkFaint,
})

export const option = style({
  display: 'flex',
  // A long price is below the name.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  minHeight: target,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      backgroundColor: vars.color.accentSoft,
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: '-2px',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid',
      selectors: { '&[aria-selected="true"]': { outlineColor: 'Highlight' } },
    },
  },
})

export const icon = style({
  flexShrink: 0,
  marginInline: '0.875rem',
  color: vars.color.inkSoft,
  '@media': { [isTiny]: { marginInline: 0 } },
})

export const media = style({
  flexShrink: 0,
  width: '3rem',
  height: '3rem',
  borderRadius: vars.radius.small,
  overflow: 'hidden',
  '@media': { [isTiny]: { display: 'none' } },
})

export const picture = style(cover)

export const name = style({
  flex: '1 1 7rem',
  minWidth: 0,
  ...twoLines,
  overflowWrap: 'anywhere',
  '@media': {
    [isTiny]: {
      flexBasis: '3rem',
      WebkitLineClamp: 'none',
      selectors: { [`${media} + &`]: { flexBasis: '100%' } },
    },
  },
})

export const count = style({ color: vars.color.inkSoft })

export const all = style({ flex: '1 1 3rem', fontWeight: 600 })

export const price = style({ marginInlineStart: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' })

export const clear = style({
  flexShrink: 0,
  borderTop: `1px solid ${vars.color.edge}`,
  borderRadius: 0,
  width: '100%',
})

/** Over the field's end, before the search button. */
export const clearField = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  color: vars.color.inkSoft,
  // The typed text needs its room.
  '@media': { [isTiny]: { display: 'none' } },
})

globalStyle(`form:has(> .${clearField}) > input`, {
  paddingInlineEnd: '5.5rem',
  '@media': { [isTiny]: { paddingInlineEnd: target } },
})
