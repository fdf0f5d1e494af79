import { globalStyle, style } from '@vanilla-extract/css'
import { attributeOf } from '#device/document-protocol.ts'
import { vars } from '#theme/contract.css.ts'
import { from, isLow } from '#theme/media.ts'
import { quietLink } from '#theme/quiet-link.ts'
import { target } from '#theme/target.ts'

/**
 * As wide as three digits, so that the search field stays while its visitor types. In a narrow window it might stand in a
 * line of its own, and move the page when it appears; the line above the products says it, too.
 */
export const count = style({
  display: 'none',
  minWidth: '3ch',
  '@media': { [from.medium]: { display: 'block' } },
})

// Nearer to the heading than the row's gap. Not a margin of the count, which may be in a line of its own.
globalStyle(`h1:has(+ ${count})`, { marginInlineEnd: `calc(-1 * ${vars.space[3]})` })

export const back = style({
  ...quietLink,
  // An icon alone is narrower than its target.
  justifyContent: 'end',
  flexShrink: 0,
  minWidth: target,
})

/** Notes on the list in rows of their own; then the filters and the order, and at the end of their row the view's switch. */
export const toolbar = style({
  // On a phone the chips are as wide as all columns.
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridAutoFlow: 'dense',
  columnGap: vars.space[2],
  alignItems: 'start',
})

// The notes and the bar of filters are the grid's items, rather than the box around them.
globalStyle(`${toolbar} > div`, { display: 'contents' })
globalStyle(`${toolbar} > a`, { gridColumn: 2 })

export const lines = style({ paddingBottom: vars.space[2] })

/** The height of the header that stays at the window's top, and some space. */
const belowHeader = '5.5rem'

/** Where the visitor has not closed the filters; before the script, boot reads that. */
const isOpen = `:root:not([${attributeOf('filters')}='closed']) &`

/** The open filters are beside the products where the window is wide enough. */
export const results = style({
  '@media': {
    [from.large]: {
      selectors: {
        [isOpen]: {
          display: 'grid',
          gridTemplateColumns: '19rem minmax(0, 1fr)',
          gap: vars.space[6],
        },
      },
    },
    // The filters do nothing there.
    '(scripting: none)': { selectors: { [isOpen]: { display: 'block' } } },
  },
})

export const filters = style({
  display: 'none',
  '@media': {
    [from.large]: {
      // So that the panel in it scrolls, with its edge around it.
      selectors: { [isOpen]: { display: 'flex', flexDirection: 'column' } },
      position: 'sticky',
      top: belowHeader,
      alignSelf: 'start',
      maxHeight: `calc(100vh - ${belowHeader} - ${vars.space[4]})`,
    },
    '(scripting: none)': { selectors: { [isOpen]: { display: 'none' } } },
    // The header does not stay there.
    [isLow]: { top: vars.space[4], maxHeight: `calc(100vh - 2 * ${vars.space[4]})` },
  },
})

// The panel is the flex item, rather than the box around it.
globalStyle(`${filters} > div`, { display: 'contents' })
