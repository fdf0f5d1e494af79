import { assignVars, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { dark, light } from '#theme/tokens.ts'

const theme = style({
  padding: vars.space[6],
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
})

/** Each theme has a half of the page, whatever the system prefers. */
export const themes = {
  Light: `${theme} ${style({ vars: assignVars(vars.color, light), colorScheme: 'light' })}`,
  Dark: `${theme} ${style({ vars: assignVars(vars.color, dark), colorScheme: 'dark' })}`,
}

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlock: `${vars.space[2]} ${vars.space[6]}`,
})

export const cell = style({ flex: '1 1 14rem', minWidth: 0 })

export const swatch = style({ width: '2.75rem', height: '2.75rem' })
