import { hasCategoriesMenu, hasSaved } from 'virtual:shop/parts'
import { style, type StyleRule } from '@vanilla-extract/css'
import { absent } from '#theme/absent.css.ts'
import { vars } from '#theme/contract.css.ts'
import { gutter } from '#theme/gutter.ts'
import { hasLogo, hasNameInLogo, heavy, logoRatio } from '#theme/look.ts'
import { below, from, isLow } from '#theme/media.ts'
import { heroSearch, pageSearch } from '#theme/page-search.ts'
import { z } from '#theme/z.ts'
import { target } from '#theme/target.ts'
import { notPrinted } from '#ui/not-printed.css.ts'
import { outOfSight } from '#ui/visually-hidden.css.ts'

const firstRow = '3.5rem'
export const barHeight = '4.5rem' // From `medium` on.

const ofList = style({})
const onList = `${ofList} &, ${ofList}&`

/** For the name, the links and the tools in one row. */
const isWideEnough = '(min-width: 20em)'

/**
 * A phone's header: one row. Its search is a button, and a field over the name and the links while it has the focus.
 * Windows that are narrower, and very large text, have two rows.
 */
const oneRow = `${below.medium} and ${isWideEnough}`

/** The narrowest phones, where the row has no room for both logo and name. */
const narrow = `screen and ${isWideEnough} and (max-width: 24.3em)`

/** Beside a search field of the page: the header's has no button, and covers the rest once that has left the window. */
const besideField = (selectors: NonNullable<StyleRule['selectors']>, within = below.medium) => ({
  '@supports': {
    '(animation-timeline: view())': {
      '@media': { [`${within} and ${isWideEnough} and (scripting: enabled)`]: { selectors } },
    },
  },
})

/** Where it has two rows the first one scrolls away, and the search and the cart stay. */
export const header = style([
  notPrinted,
  {
    position: 'sticky',
    // Where a turned phone's window is low, the header leaves the window's top; the browser must not scroll with it.
    overflowAnchor: 'none',
    zIndex: z.header,
    top: `calc(-1 * ${firstRow})`,
    backgroundColor: vars.color.paper,
    borderBottom: `1px solid ${vars.color.edge}`,
    '@media': {
      [`screen and ${isWideEnough}`]: { top: 0 },
      // In a low window (or with very large text) nothing may overlay the content.
      [isLow]: { position: 'relative', top: 0 },
    },
  },
])

/** On a page with a list of products, which has a search field of its own. */
export const headerOfList = style([header, ofList])

export const bar = style({
  display: 'grid',
  // The links have their natural width, the name the rest, in two lines if necessary.
  gridTemplateColumns: 'minmax(min-content, 1fr) auto auto',
  gridTemplateAreas: '"brand nav nav" "search search tools"',
  columnGap: vars.space[2],
  maxWidth: '108rem',
  marginInline: 'auto',
  paddingInline: gutter,
  '@media': {
    // In very large text name and links do not fit beside each other.
    [below.tiny]: { display: 'flex', flexWrap: 'wrap' },
    [oneRow]: {
      // The tools' width before they are parsed.
      gridTemplateColumns: `minmax(0, 1fr) auto ${target} minmax(${target}, auto)`,
      gridTemplateAreas: '"brand nav search tools"',
      alignItems: 'center',
      columnGap: vars.space[1],
    },
    [from.medium]: {
      gridTemplateColumns: 'auto auto minmax(9rem, 30rem) auto',
      gridTemplateAreas: '"brand nav search tools"',
      justifyContent: 'space-between',
      alignItems: 'center',
      columnGap: vars.space[3],
      minHeight: barHeight,
    },
    [from.large]: {
      columnGap: vars.space[4],
      gridTemplateColumns: 'auto minmax(0, max-content) minmax(9rem, 1fr) auto',
    },
  },
  ...besideField({
    [onList]: {
      gridTemplateColumns: `minmax(0, 1fr) auto minmax(${target}, auto)`,
      gridTemplateAreas: '"brand nav tools"',
    },
  }),
})

export const brand = style({
  gridArea: 'brand',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: firstRow,
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.05rem, 0.9rem + 0.6vw, 1.25rem)',
  fontWeight: heavy,
  letterSpacing: '-0.03em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  overflowWrap: 'normal',
  // On the narrowest phones the name takes two lines rather than overlap the links.
  '@media': {
    'screen and (max-width: 25.99em)': { whiteSpace: 'normal', lineHeight: 1.05, overflowWrap: 'break-word' },
    [oneRow]: { minWidth: target }, // Into the gap beside it, where long words leave less.
  },
})

const besideName = besideField({ [onList]: { display: 'none' } }, narrow)

export const mark = hasLogo ? '' : style({ width: '2rem', height: '2rem', flexShrink: 0, ...besideName })

const logoStyle = () =>
  style({
    // No wider than a third of the window; with the name in it, smaller where the links need the room.
    ...(hasNameInLogo ? { minWidth: 0 } : { flexShrink: 0 }),
    width: `min(${2 * logoRatio}rem, 33vw)`,
    height: '2rem',
    background: 'var(--logo) center / contain no-repeat',
    ...(hasNameInLogo ? {} : besideName),
  })

export const logo = hasLogo ? logoStyle() : ''

/** Beside the search's button the narrowest phones have the logo alone. */
export const name = style({
  '@media': { [narrow]: { selectors: { [`:not(${ofList}) > ${bar} &`]: outOfSight } } },
  '@supports': { 'not (animation-timeline: view())': { '@media': { [narrow]: outOfSight } } },
})

export const nav = style({
  gridArea: 'nav',
  justifySelf: 'end',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  '@media': {
    // More links than fit scroll sideways; the padding leaves space for the focus ring.
    [from.large]: {
      justifySelf: 'stretch',
      gap: 0,
      margin: '-0.375rem',
      padding: '0.375rem',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    [from.wide]: { gap: vars.space[1] },
    [from.desktop]: { margin: 0 },
  },
})

export const navLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  justifyContent: 'center',
  minHeight: target,
  minWidth: target,
  paddingInline: vars.space[1],
  borderRadius: vars.radius.small,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    '&[aria-current="page"]': { textDecoration: 'underline', textDecorationThickness: '2px' },
  },
  '@media': {
    [from.medium]: { paddingInline: vars.space[2] },
    // The links scroll where words are long: none is narrower than its words.
    [from.large]: { flexShrink: 0 },
    // With the categories they may use a little of their padding.
    ...(hasCategoriesMenu ? {} : { [from.desktop]: { flexShrink: 1 } }),
    [from.wide]: { paddingInline: vars.space[3] },
    // Every link is underlined there.
    '(forced-colors: active)': {
      selectors: { '&[aria-current="page"]': { border: '2px solid Highlight' } },
    },
  },
})

/**
 * One search field in sight at a time: this one while the page's own is not in the window, and with the focus. Browsers
 * without view timelines always draw it, and so do windows too narrow for a header in one row.
 */
export const search = style({
  gridArea: 'search',
  minWidth: 0,
  paddingBlock: vars.space[2],
  '@media': {
    [oneRow]: {
      containerType: 'inline-size',
      selectors: {
        '&:focus-within': {
          gridArea: '1 / 1 / 1 / 4',
          zIndex: z.raised,
          // The suggestions are positioned by the header.
          containerType: 'normal',
          backgroundColor: vars.color.paper,
        },
      },
    },
    // Without a script it is the only one that searches.
    [`screen and ${isWideEnough} and (scripting: enabled)`]: {
      selectors: {
        '&:not(:focus-within)': {
          animation: `${absent}, ${absent}`,
          animationTimeline: `${heroSearch}, ${pageSearch}`,
        },
      },
    },
  },
  ...besideField({
    [onList]: { gridArea: '1 / 1 / 1 / 3', backgroundColor: vars.color.paper },
    // A link with the focus is not covered.
    [`${ofList} ${brand}:focus ~ &, ${ofList} ${nav}:focus-within ~ &`]: {
      opacity: 0,
      pointerEvents: 'none',
    },
  }),
})

/** Narrow phones have it in the menu alone; all phones beside the search's button, and beside a logo with a name. */
const inMenu = hasNameInLogo ? '&' : `:not(${ofList}) > ${bar} &`

export const fromPhone = hasSaved
  ? style({
      '@media': {
        'screen and (max-width: 22.49em)': { display: 'none' },
        [`${below.small} and ${isWideEnough}`]: { selectors: { [inMenu]: { display: 'none' } } },
      },
    })
  : ''

export const tools = style({ gridArea: 'tools', display: 'flex', alignItems: 'center', gap: vars.space[1] })
