import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { from, isLow } from '#theme/media.ts'
import { barHeight } from './header.css.ts'

const anchor = '--categories'

/** The button's place with the shop's own name, in text of the default size: for browsers without anchors. */
const place = '25rem'

/** Opens the categories where they do not fit beside the other links. */
export const menuButton = style({
  display: 'none',
  anchorName: anchor,
  // Older browsers have the categories on the pages alone.
  '@supports': {
    'selector(:popover-open)': {
      '@media': { [from.large]: { display: 'inline-flex' }, [from.desktop]: { display: 'none' } },
    },
  },
  // A popover needs no script.
  '@media': { '(scripting: none)': { opacity: 1, cursor: 'pointer' } },
  // A chevron, which turns while the menu is open.
  '::after': {
    content: '',
    width: '0.5rem',
    height: '0.5rem',
    marginInline: '0.0625rem 0.1875rem',
    border: 'solid',
    borderWidth: '0 2px 2px 0',
    transform: 'translateY(-25%) rotate(45deg)',
  },
  selectors: {
    '&:has(+ :popover-open)::after': { rotate: '180deg' },
  },
})

/** The categories: from `desktop` on links among the others, before that a popover below the button. */
export const menu = style({
  display: 'none',
  inset: 'auto',
  top: barHeight,
  insetInlineStart: [place, `anchor(start, ${place})`],
  positionAnchor: anchor,
  minWidth: '14rem',
  maxHeight: '80vh',
  padding: vars.space[2],
  overflowY: 'auto',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  boxShadow: `0 0.75rem 2.5rem rgb(${vars.color.shadow} / 20%)`,
  selectors: { '&:popover-open': { display: 'grid' } },
  '@media': {
    [from.desktop]: { display: 'contents' },
    // The header scrolls away there.
    [isLow]: { position: 'absolute' },
  },
})

globalStyle(`${menu}:popover-open > a`, { justifyContent: 'start', paddingInline: vars.space[3] })
