import { style, type StyleRule } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { aboveFooter, gutter } from '#theme/gutter.ts'
import { below, from } from '#theme/media.ts'
import { target } from '#theme/target.ts'
import { notPrinted } from '#ui/not-printed.css.ts'

export const footer = style([
  notPrinted,
  {
    marginTop: aboveFooter,
    paddingBlock: `${vars.space[4]} ${vars.space[6]}`,
    paddingInline: gutter,
    backgroundColor: vars.color.panel,
    color: vars.color.onPanel,
    '@media': { [from.small]: { paddingBlock: `${vars.space[12]} ${vars.space[8]}` } },
  },
])

export const columns = style({
  display: 'grid',
  // A field or a long word with large text is narrower than its content then.
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: '103rem',
  marginInline: 'auto',
  '@media': {
    [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[10] },
    [from.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) minmax(0, 1.2fr)' },
    // Each column as wide as its longest line; those that do not fit begin another row.
    [from.wide]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: vars.space[8],
    },
  },
})

export const title = style({ fontSize: vars.text.lead, marginBottom: vars.space[3] })

/** Where the groups are open without a press. Browsers that cannot open them by style fold them in every window. */
const whereOpen = (rule: StyleRule): StyleRule => ({
  '@supports': { 'selector(::details-content)': { '@media': { [from.small]: rule } } },
})

export const wideTitle = style([title, { display: 'none', ...whereOpen({ display: 'block' }) }])

export const group = style({
  borderBottom: `1px solid color-mix(in srgb, ${vars.color.onPanelSoft} 40%, transparent)`,
  ...whereOpen({
    borderBottom: 'none',
    selectors: { '&::details-content': { contentVisibility: 'visible' } },
  }),
})

/** A row with a chevron, which turns while the group is open. */
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3rem',
  cursor: 'pointer',
  '::after': {
    content: '',
    flexShrink: 0,
    width: '0.5rem',
    height: '0.5rem',
    marginInline: vars.space[2],
    border: 'solid',
    borderWidth: '0 2px 2px 0',
    transform: 'translateY(-25%) rotate(45deg)',
  },
  selectors: {
    '[open] > &::after': { rotate: '180deg' },
    // Safari's own mark.
    '&::-webkit-details-marker': { display: 'none' },
  },
  ...whereOpen({ display: 'none' }),
})

export const foldedTitle = style({ fontSize: vars.text.body })

export const links = style({
  marginTop: vars.space[2],
  '@media': { [below.small]: { marginBottom: vars.space[2] } },
})

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
  margin: `${vars.space[4]} auto 0`,
  fontSize: vars.text.small,
  color: vars.color.onPanelSoft,
  '@media': {
    [from.small]: {
      marginTop: vars.space[10],
      paddingTop: vars.space[6],
      borderTop: `1px solid ${vars.color.onPanelSoft}`,
    },
  },
})
