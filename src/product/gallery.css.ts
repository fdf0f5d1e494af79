import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { room } from '#theme/rule.ts'

export const gallery = style(room({ display: 'grid', gap: vars.space[4] }))

export const stage = style(
  room({
    position: 'relative',
    aspectRatio: '1',
    borderRadius: vars.radius.large,
    overflow: 'hidden',
    // In print it would fill half a page.
    '@media': { print: { width: '8cm' } },
  }),
)

export const picture = style(
  room({
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    selectors: { '&[data-missing]': { visibility: 'hidden' } },
  }),
)

export const zoom = style(
  room({
    position: 'absolute',
    right: vars.space[3],
    bottom: vars.space[3],
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
)

export const thumbnails = style(room({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] }))

const thumbnailSize = 'clamp(3.75rem, 18vw, 6rem)'

export const thumbnailSpace = style(room({ height: thumbnailSize }))

export const thumbnail = style(
  room({
    display: 'block',
    width: thumbnailSize,
    aspectRatio: '1',
    padding: 0,
    borderRadius: vars.radius.medium,
    border: `2px solid ${vars.color.edge}`,
    overflow: 'hidden',
    selectors: {
      '&:hover': { borderColor: vars.color.edgeStrong },
      '&[aria-current="true"]': { borderColor: vars.color.ink, borderWidth: '3px' },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[aria-current="true"]': { borderColor: 'Highlight' } } },
    },
  }),
)
