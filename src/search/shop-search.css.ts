import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { from } from '#theme/media.ts'
import { feature } from '#theme/rule.ts'

/** The button overlaps the field's end. On a phone the suggestions are positioned by the header, not by the field. */
export const form = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    '@media': { [from.medium]: { position: 'relative' } },
  }),
)

/** Lucide's x, as on the other clear buttons. */
const cross = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M18 6 6 18M6 6l12 12'/%3E%3C/svg%3E")`

export const input = style(
  feature({
    gridArea: '1 / 1 / 2 / 3',
    paddingRight: '3rem',
    borderRadius: vars.radius.round,
    selectors: {
      '&::-webkit-search-cancel-button': {
        appearance: 'none',
        width: '1.25rem',
        height: '2.75rem',
        marginBlock: `calc(-1 * ${vars.space[2]})`,
        backgroundColor: 'currentColor',
        mask: `${cross} center / 1.25rem no-repeat`,
        cursor: 'pointer',
        forcedColorAdjust: 'none',
      },
      '&:placeholder-shown::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
)

export const submit = style(feature({ gridArea: '1 / 2' }))
