import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { target } from '#theme/target.ts'

export const root = style({ marginTop: vars.space[4] })

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  borderBottom: `1px solid ${vars.color.edge}`,
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const trigger = style({
  minWidth: target,
  minHeight: '3rem',
  paddingInline: 'clamp(0.5rem, 1.8vw, 1.25rem)',
  marginBottom: '-1px',
  borderBottom: '3px solid transparent',
  borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
  fontWeight: 600,
  color: vars.color.inkSoft,
  selectors: {
    '&:hover': { color: vars.color.ink, backgroundColor: vars.color.hover },
    '&:active': { backgroundColor: vars.color.edge },
    '&[data-selected]': { color: vars.color.ink, borderBottomColor: vars.color.accent },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': {
          forcedColorAdjust: 'none',
          color: 'HighlightText',
          backgroundColor: 'Highlight',
        },
      },
    },
  },
})

/** Without JavaScript and on paper no tab can be chosen: then all panels are shown, each under its name. */
const isOff = '(scripting: none), print'

export const panel = style({
  paddingBlock: vars.space[6],
  maxWidth: '46rem',
  '@media': { [isOff]: { display: 'block !important' } },
})

export const panelName = style({
  display: 'none',
  marginBottom: vars.space[3],
  fontSize: vars.text.title,
  '@media': { [isOff]: { display: 'block' } },
})

export const features = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
})

export const specifications = style({ display: 'grid' })

export const specification = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 12rem) 1fr',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.edge}`,
})

export const label = style({ fontWeight: 600 })
