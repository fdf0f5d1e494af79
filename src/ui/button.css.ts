import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { ui } from '#theme/rule.ts'

const hoverable = '&:hover:not([aria-disabled="true"])'

/** Push buttons and links that look like one. Never under 44 px high. */
export const button = recipe({
  base: ui({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minHeight: '2.75rem',
    minWidth: '2.75rem',
    padding: `${vars.space[2]} ${vars.space[5]}`,
    border: '1.5px solid transparent',
    borderRadius: vars.radius.round,
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}, color ${vars.motion.quick}, transform ${vars.motion.quick}`,
    selectors: {
      '&:active:not([aria-disabled="true"])': { transform: 'translateY(1px)' },
      '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.62 },
    },
  }),
  variants: {
    look: {
      solid: ui({
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
        selectors: { [hoverable]: { backgroundColor: vars.color.accentStrong } },
      }),
      outline: ui({
        backgroundColor: vars.color.raised,
        borderColor: vars.color.edgeStrong,
        color: vars.color.ink,
        selectors: { [hoverable]: { borderColor: vars.color.ink, backgroundColor: vars.color.sunk } },
      }),
      quiet: ui({
        color: vars.color.ink,
        selectors: { [hoverable]: { backgroundColor: vars.color.sunk } },
      }),
      tape: ui({
        backgroundColor: vars.color.tape,
        color: vars.color.onTape,
        selectors: { [hoverable]: { backgroundColor: '#ffdc6b' } },
      }),
    },
    shape: {
      text: {},
      icon: ui({ padding: 0, width: '2.75rem', height: '2.75rem', flexShrink: 0 }),
      large: ui({ minHeight: '3.25rem', paddingInline: vars.space[8], fontSize: vars.text.lead }),
    },
  },
  defaultVariants: { look: 'solid', shape: 'text' },
})
