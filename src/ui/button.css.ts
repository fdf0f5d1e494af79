import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { controlCorner, tapeHover } from '#theme/look.ts'
import { ui } from '#theme/rule.ts'
import { target } from '#theme/target.ts'

const hoverable = '&:hover:not([aria-disabled="true"])'
const pressable = '&:active:not([aria-disabled="true"])'

const base = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minHeight: target,
    minWidth: target,
    padding: `${vars.space[2]} ${vars.space[5]}`,
    border: '1.5px solid transparent',
    borderRadius: vars.radius[controlCorner],
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}, color ${vars.motion.quick}, transform ${vars.motion.quick}`,
    selectors: {
      [pressable]: { transform: 'translateY(1px)' },
      '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.62 },
    },
  }),
)

const solid = style(
  ui({
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    selectors: { [hoverable]: { backgroundColor: vars.color.accentStrong } },
  }),
)

const outline = style(
  ui({
    backgroundColor: vars.color.raised,
    borderColor: vars.color.edgeStrong,
    color: vars.color.ink,
    selectors: {
      [hoverable]: { borderColor: vars.color.ink, backgroundColor: vars.color.hover },
      [pressable]: { backgroundColor: vars.color.edge },
    },
  }),
)

const quiet = style(
  ui({
    color: vars.color.ink,
    selectors: {
      [hoverable]: { backgroundColor: vars.color.hover },
      [pressable]: { backgroundColor: vars.color.edge },
    },
  }),
)

const tape = style(
  ui({
    backgroundColor: vars.color.tape,
    color: vars.color.onTape,
    selectors: { [hoverable]: { backgroundColor: tapeHover } },
  }),
)

const icon = style(ui({ padding: 0, width: target, height: target, flexShrink: 0 }))

const large = style(ui({ minHeight: '3.25rem', paddingInline: vars.space[8], fontSize: vars.text.lead }))

/** Buttons and links that look like one, as lists of class names. Never under 44 px high. */
export const button = {
  solid: `${base} ${solid}`,
  solidLarge: `${base} ${solid} ${large}`,
  outline: `${base} ${outline}`,
  outlineIcon: `${base} ${outline} ${icon}`,
  outlineLarge: `${base} ${outline} ${large}`,
  quiet: `${base} ${quiet}`,
  quietIcon: `${base} ${quiet} ${icon}`,
  tape: `${base} ${tape}`,
  tapeLarge: `${base} ${tape} ${large}`,
}
