import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { room } from '#theme/rule.ts'

export const choose = style(
  room({
    justifySelf: 'start',
    paddingInline: vars.space[3],
    marginInlineStart: `calc(-1 * ${vars.space[3]})`,
    selectors: { '&[aria-pressed="true"]': { textDecoration: 'underline', textDecorationThickness: '2px' } },
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
)
