import { hasCategoriesMenu, hasLanguages, hasMeetingSection } from 'virtual:shop/parts'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { below, from, hasPopovers, isLow } from '#theme/media.ts'
import { barHeight } from './header.css.ts'

const anchor = '--categories'

/** The button's place with the shop's own name, in text of the default size: for browsers without anchors. */
const place = '24rem'

/** A popover needs no script, unlike other buttons. */
const withoutScript = { '(scripting: none)': { opacity: 1, cursor: 'pointer' } }

/** For windows that have the categories among the other links; a shop with many has none. */
const ifInRow = (rule: StyleRule) => (hasCategoriesMenu ? {} : { [from.desktop]: rule })

/** Opens the categories where they do not fit beside the other links. */
export const categoriesButton = style({
  display: 'none',
  anchorName: anchor,
  // Older browsers have the categories on the pages alone.
  '@supports': {
    [hasPopovers]: {
      '@media': { [from.large]: { display: 'inline-flex' }, ...ifInRow({ display: 'none' }) },
    },
  },
  '@media': withoutScript,
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

/** Opens the same menu with all links, on phones and tablets. Older browsers have these in the footer. */
export const menuButton = style({
  display: 'none',
  '@supports': { [hasPopovers]: { '@media': { [below.large]: { display: 'inline-flex' } } } },
  '@media': withoutScript,
})

/**
 * The categories: from `desktop` on links among the others where there is room, else a popover below the button, and
 * below `large` one at the window's edge with the links that the header has no room for.
 */
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
    ...ifInRow({ display: 'contents' }),
    // The header scrolls away there.
    [`${from.large} and ${isLow}`]: { position: 'absolute' },
    [below.large]: {
      top: 0,
      insetInline: 'auto 0',
      // Rows as high as their links, also where the window is higher than all of them.
      alignContent: 'start',
      // Of the window without its scrollbar.
      width: 'min(20rem, 100%)',
      height: '100dvh',
      maxHeight: 'none',
      paddingBottom: 'env(safe-area-inset-bottom)',
      borderRadius: 0,
      overscrollBehavior: 'contain',
      selectors: { '&::backdrop': { backgroundColor: `rgb(${vars.color.shadow} / 40%)` } },
    },
  },
})

const shown = (width: string) => style({ display: 'none', '@media': { [width]: { display: 'inline-flex' } } })

/** What narrower windows have in the menu. */
export const onDesktop = shown(from.large)

/** What gives its room to the other links of the header; narrower windows have it in the footer, and in the menu. */
export const onWideDesktop = hasMeetingSection ? shown(from.wide) : ''

/** The parts of the menu that wider windows have in the header. */
const narrow = { display: 'none', '@media': { [below.large]: { display: 'grid' } } }

export const top = style({
  ...narrow,
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  paddingInlineStart: vars.space[3],
})

export const closeButton = style({ '@media': withoutScript })

export const more = style({
  ...narrow,
  marginTop: vars.space[2],
  paddingTop: vars.space[2],
  borderTop: `1px solid ${vars.color.edge}`,
})

/** The shop's languages, a line each. */
export const languages = hasLanguages ? style({ display: 'grid' }) : ''

// A column of links, each as wide as the menu.
globalStyle(`${menu}:popover-open > a, ${menu}:popover-open > ${more} :is(a, button)`, {
  justifyContent: 'start',
  paddingInline: vars.space[3],
})
