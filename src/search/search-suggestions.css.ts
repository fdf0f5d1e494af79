import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { cover } from '#theme/cover.ts'
import { layers } from '#theme/layers.css.ts'
import { from } from '#theme/media.ts'
import { feature } from '#theme/rule.ts'
import { twoLines } from '#theme/whole-text.ts'

export const popup = style(
  feature({
    position: 'absolute',
    zIndex: 30,
    // On a phone the suggestions are a sheet from the header to below the window's bottom: no content is half covered.
    top: '100%',
    left: 0,
    right: 0,
    display: 'flex',
    flexDirection: 'column',
    height: '100dvh',
    backgroundColor: vars.color.raised,
    color: vars.color.ink,
    overflow: 'hidden',
    textAlign: 'start',
    '@media': {
      [from.medium]: {
        top: 'calc(100% + 0.375rem)',
        left: 'auto',
        width: 'max(100%, 24rem)',
        maxWidth: '34rem',
        height: 'auto',
        maxHeight: 'min(32rem, 70dvh)',
        border: `1px solid ${vars.color.edgeStrong}`,
        borderRadius: vars.radius.medium,
        boxShadow: `0 1rem 2.5rem rgb(${vars.color.shadow} / 25%)`,
        // The header's field is at the end of its row, the hero's at the start.
        selectors: { 'main &': { left: 0, right: 'auto' } },
      },
    },
  }),
)

export const list = style(
  feature({
    flex: '0 1 auto',
    minHeight: 0,
    // The part of the sheet above a phone's on-screen keyboard.
    maxHeight: 'min(32rem, 70dvh)',
    overflowY: 'auto',
    padding: vars.space[2],
    overscrollBehavior: 'contain',
  }),
)

export const nothing = style(
  feature({
    padding: `${vars.space[4]} ${vars.space[5]} 0`,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  }),
)

export const groupName = style(
  feature({
    padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[1]}`,
    fontSize: vars.text.small,
    fontWeight: 600,
    color: vars.color.inkFaint,
  }),
)

export const option = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: '2.75rem',
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
  }),
)

export const icon = style(feature({ flexShrink: 0, marginInline: '0.875rem', color: vars.color.inkSoft }))

export const media = style(
  feature({
    flexShrink: 0,
    width: '3rem',
    height: '3rem',
    borderRadius: vars.radius.small,
    overflow: 'hidden',
  }),
)

export const picture = style(feature(cover))

export const name = style(
  feature({
    flex: '1 1 auto',
    minWidth: 0,
    ...twoLines,
    overflowWrap: 'anywhere',
  }),
)

export const count = style(feature({ flexShrink: 0, color: vars.color.inkSoft }))

export const all = style(feature({ fontWeight: 600 }))

export const price = style(feature({ flexShrink: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }))

export const clear = style(
  feature({ flexShrink: 0, borderTop: `1px solid ${vars.color.edge}`, borderRadius: 0, width: '100%' }),
)

/** Over the field's end, before the search button. */
export const clearField = style(feature({ gridArea: '1 / 1', justifySelf: 'end', color: vars.color.inkSoft }))

globalStyle(`form:has(> .${clearField}) > input`, {
  '@layer': { [layers.features]: { paddingRight: '5.5rem' } },
})
