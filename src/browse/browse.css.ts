import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { from } from '#theme/media.ts'
import { room } from '#theme/rule.ts'

export const page = style(
  room({
    width: '100%',
    maxWidth: '108rem',
    marginInline: 'auto',
    paddingInline: 'clamp(1rem, 3vw, 2.5rem)',
    scrollMarginTop: '6rem',
  }),
)

export const back = style(
  room({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: '2.75rem',
    // The heading's letters overflow the top of its box.
    marginBlock: `${vars.space[4]} ${vars.space[1]}`,
    fontWeight: 600,
    color: vars.color.inkSoft,
    textDecoration: 'none',
    selectors: { '&:hover': { color: vars.color.ink, textDecoration: 'underline' } },
  }),
)

export const heading = style(room({ fontSize: vars.text.heading }))

export const controls = style(
  room({ display: 'grid', gap: vars.space[4], marginBlock: `${vars.space[6]} ${vars.space[4]}` }),
)

export const lines = style(
  room({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    marginBottom: vars.space[4],
    // Other groups are controls, which paper does not have.
    '@media': { print: { display: 'flex !important' } },
  }),
)

export const view = style([back, room({ marginBlock: 0 })])

/** The open filters are beside the products where the window is wide enough. */
export const results = style(
  room({
    '@media': {
      [from.large]: {
        selectors: {
          '&:has(> #product-filters:not(:empty))': {
            display: 'grid',
            gridTemplateColumns: '19rem minmax(0, 1fr)',
            gap: vars.space[6],
          },
        },
      },
    },
  }),
)

export const filters = style(
  room({
    '@media': {
      [from.large]: {
        position: 'sticky',
        top: vars.space[4],
        alignSelf: 'start',
        maxHeight: `calc(100vh - 2 * ${vars.space[4]})`,
        overflowY: 'auto',
      },
    },
  }),
)

export const line = style(room({ color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums' }))

/** The target of the skip link past the products: visible while it has the focus. */
export const end = style(
  room({
    width: 'fit-content',
    marginTop: vars.space[4],
    color: vars.color.inkSoft,
    selectors: {
      '&:not(:focus)': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        margin: '-1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
)

export const notice = style(
  room({
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderLeft: `4px solid ${vars.color.tape}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.sunk,
  }),
)

export const more = style(
  room({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[4],
    marginTop: vars.space[8],
    textAlign: 'center',
  }),
)
