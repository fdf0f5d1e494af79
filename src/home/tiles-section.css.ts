import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { cover } from '#theme/cover.ts'
import { from, hasHover } from '#theme/media.ts'

/** For `sizes`: two tiles side by side, or as many as there are. */
export const pictureSizes = '(max-width: 64em) 46vw, 26rem'

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  marginTop: vars.space[4],
  // In one row, or in rows of equal tiles where they are many.
  '@media': { [from.large]: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' } },
})

export const tile = style({
  display: 'grid',
  height: '100%',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
  overflow: 'clip',
  textDecoration: 'none',
  '@media': { [hasHover]: { selectors: { '&:hover': { borderColor: vars.color.ink } } } },
})

export const media = style({ aspectRatio: '4 / 3', maxHeight: '18rem', overflow: 'hidden' })

/** The whole picture: products stand in the middle of theirs. */
export const picture = style({ ...cover, objectFit: 'contain' })

export const label = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  fontFamily: vars.font.display,
  fontSize: vars.text.lead,
  fontWeight: 700,
  overflowWrap: 'anywhere',
  selectors: { [`${tile}:hover &`]: { textDecoration: 'underline' } },
})
