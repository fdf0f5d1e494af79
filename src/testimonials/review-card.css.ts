import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { cover } from '#theme/cover.ts'

/** A postcard: the text, a stamp with the reviewer's portrait, and the name. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: 'clamp(1rem, 1.6vw, 1.5rem)',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
})

export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  gap: vars.space[3],
})

/** Beside the stamp where five stars are wide enough to read there, above it otherwise. */
export const stars = style({ flex: '1 1 5.5rem', minWidth: 0 })

const hole = '0.3125rem'

/** A perforated edge: holes along all sides, and an opaque centre over the holes inside. */
export const stamp = style({
  flexShrink: 0,
  width: '5rem',
  height: '5.875rem',
  padding: '0.4375rem',
  backgroundColor: vars.color.kraft,
  maskImage: `radial-gradient(50% 50%, #0000 64%, #000 68%), linear-gradient(#000 0 0)`,
  maskPosition: `calc(-1 * ${hole}) calc(-1 * ${hole}), center`,
  maskSize: `calc(2 * ${hole}) calc(2 * ${hole}), calc(100% - 2 * ${hole}) calc(100% - 2 * ${hole})`,
  maskRepeat: 'round, no-repeat',
  transform: 'rotate(3deg)',
})

export const portrait = style(cover)

export const quote = style({ flex: 1, textWrap: 'pretty' })

export const who = style({
  paddingTop: vars.space[3],
  borderTop: `2px dashed ${vars.color.edge}`,
  lineHeight: 1.35,
})

export const name = style({ display: 'block', fontWeight: 700 })

export const role = style({ display: 'block', fontSize: vars.text.small, color: vars.color.inkSoft })

/** Generated content is not page text: it is not searched, read or selected. */
export const drawnText = style({ selectors: { '&::before': { content: 'attr(data-text)' } } })
