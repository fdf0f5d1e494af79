import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { from } from '#theme/media.ts'
import { room } from '#theme/rule.ts'

export const hero = style(
  room({
    marginBottom: vars.space[12],
    backgroundColor: vars.color.panel,
    color: vars.color.onPanel,
    overflow: 'clip',
  }),
)

export const inner = style(
  room({
    display: 'grid',
    columnGap: vars.space[8],
    maxWidth: '108rem',
    marginInline: 'auto',
    paddingInline: 'clamp(1rem, 3vw, 2.5rem)',
    paddingTop: vars.space[8],
    '@media': {
      [from.medium]: {
        gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)',
        gridTemplateAreas: '"words art" "figures art"',
        // The image is centred across both rows: with automatic rows it would move when the figures below are parsed.
        gridTemplateRows: 'auto minmax(6.4rem, auto)',
        alignItems: 'center',
        paddingBlock: vars.space[10],
      },
    },
  }),
)

export const words = style(room({ '@media': { [from.medium]: { gridArea: 'words' } } }))

export const title = style(
  room({ fontSize: vars.text.display, fontWeight: 800, lineHeight: 1.02, letterSpacing: '-0.035em' }),
)

export const lead = style(
  room({
    marginTop: vars.space[4],
    maxWidth: '36rem',
    fontSize: vars.text.lead,
    color: vars.color.onPanelSoft,
  }),
)

export const promises = style(
  room({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[2]} ${vars.space[5]}`,
    marginTop: vars.space[5],
  }),
)

export const promise = style(
  room({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], fontWeight: 600 }),
)

export const tick = style(room({ flexShrink: 0, color: vars.color.tape }))

export const actions = style(
  room({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    marginTop: vars.space[8],
  }),
)

export const shopNow = style(room({ flexShrink: 0 }))

export const search = style(room({ flex: '1 1 15rem', maxWidth: '26rem', color: vars.color.ink }))

export const art = style(room({ display: 'block', '@media': { [from.medium]: { gridArea: 'art' } } }))

export const picture = style(
  room({
    width: '100%',
    aspectRatio: '1',
    maxHeight: '22rem',
    objectFit: 'contain',
    objectPosition: 'bottom',
    '@media': { [from.medium]: { aspectRatio: '1.6', maxHeight: 'none', objectFit: 'cover' } },
  }),
)

export const figures = style(
  room({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, auto)',
    justifyContent: 'space-between',
    gap: vars.space[4],
    paddingBlock: vars.space[6],
    '@media': { [from.medium]: { gridArea: 'figures', justifyContent: 'start', columnGap: vars.space[10] } },
  }),
)

export const figure = style(
  room({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }),
)

export const figureValue = style(
  room({
    fontFamily: vars.font.display,
    fontSize: vars.text.title,
    fontWeight: 800,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.tape,
  }),
)

export const figureLabel = style(
  room({ fontSize: vars.text.small, lineHeight: 1.3, color: vars.color.onPanelSoft }),
)
