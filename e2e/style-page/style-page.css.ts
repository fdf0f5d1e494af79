import { assignVars, style } from '@vanilla-extract/css'
import * as boxTheme from '#theme/checkbox.ts'
import { vars } from '#theme/contract.css.ts'
import * as selectTheme from '#theme/select.ts'
import { dark, light } from '#theme/tokens.ts'
import { target } from '#theme/target.ts'

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

export const title = style({ padding: `${vars.space[6]} ${vars.space[6]} 0` })

export const heading = style({ marginBottom: vars.space[4] })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlock: `${vars.space[2]} ${vars.space[6]}`,
})

export const cell = style({ flex: '1 1 14rem', alignSelf: 'start', minWidth: 0 })

export const choice = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] })

export const boxes = {
  checkbox: style(boxTheme.checkbox),
  radio: style(boxTheme.radio),
}

export const selectBox = style(selectTheme.selectBox)

export const select = style(selectTheme.select)

export const swatch = style({ width: target, height: target })
