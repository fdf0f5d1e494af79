import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { layers } from '#theme/layers.css.ts'
import { room } from '#theme/rule.ts'

export const main = style(room({ flex: '1 0 auto', width: '100%' }))

// A page made for its plain address is not shown to a visitor whose address asks for more, until it has been redrawn.
globalStyle(':root[data-asks] main', { '@layer': { [layers.rooms]: { visibility: 'hidden' } } })

globalStyle('#announcer', {
  '@layer': {
    [layers.rooms]: {
      position: 'fixed',
      bottom: 0,
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

export const skips = style(
  room({ position: 'absolute', zIndex: 30, top: vars.space[2], left: vars.space[2] }),
)

export const skip = style(
  room({
    display: 'block',
    padding: `${vars.space[3]} ${vars.space[5]}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.ink,
    color: vars.color.paper,
    fontWeight: 600,
    selectors: {
      '&:not(:focus)': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        padding: 0,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
)

export const notice = style(
  room({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    columnGap: vars.space[4],
    paddingInline: vars.space[4],
    backgroundColor: vars.color.tape,
    color: vars.color.onTape,
    fontSize: vars.text.small,
    fontWeight: 600,
  }),
)

export const noticeLink = style(
  room({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', textDecoration: 'underline' }),
)
