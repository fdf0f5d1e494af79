import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { aboveFooter, gutter } from '#theme/gutter.ts'
import { from } from '#theme/media.ts'
import { target } from '#theme/target.ts'
import { notPrinted } from '#ui/not-printed.css.ts'

export const footer = style([
  notPrinted,
  {
    marginTop: aboveFooter,
    paddingBlock: `${vars.space[12]} ${vars.space[8]}`,
    paddingInline: gutter,
    backgroundColor: vars.color.panel,
    color: vars.color.onPanel,
  },
])

export const columns = style({
  display: 'grid',
  // A field or a long word with large text is narrower than its content then.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
  maxWidth: '103rem',
  marginInline: 'auto',
  '@media': {
    [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) minmax(0, 1.2fr)' },
    // Each column as wide as its longest line.
    [from.wide]: {
      gridTemplateColumns: 'repeat(4, max-content) minmax(0, 24rem)',
      justifyContent: 'space-between',
      gap: vars.space[8],
    },
  },
})

export const title = style({ fontSize: vars.text.lead, marginBottom: vars.space[3] })

export const links = style({ marginTop: vars.space[2] })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  minWidth: target,
  overflowWrap: 'anywhere',
  color: vars.color.onPanelSoft,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.onPanel, textDecoration: 'underline' } },
})

export const copyright = style({
  maxWidth: '103rem',
  margin: `${vars.space[10]} auto 0`,
  paddingTop: vars.space[6],
  borderTop: `1px solid ${vars.color.onPanelSoft}`,
  fontSize: vars.text.small,
  color: vars.color.onPanelSoft,
})
