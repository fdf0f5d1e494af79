import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { chosen, chosenForced } from '#theme/chosen.ts'
import { vars } from '#theme/contract.css.ts'
import { feature } from '#theme/rule.ts'

export const heading = style(
  feature({ fontSize: vars.text.title, marginBottom: vars.space[4], scrollMarginTop: vars.space[4] }),
)

const listBox = createContainer()

export const list = style(feature({ display: 'grid', containerType: 'inline-size', containerName: listBox }))

/** The filters may be beside the list. Below this width the description would have lines of four words. */
const wideList = `${listBox} (min-width: 52rem)`

export const item = style(feature({ borderTop: `1px solid ${vars.color.edge}` }))

export const row = style(
  feature({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '5rem minmax(0, 1fr)',
    columnGap: vars.space[4],
    rowGap: vars.space[1],
    alignItems: 'start',
    paddingBlock: vars.space[4],
    '@container': {
      [wideList]: {
        gridTemplateColumns: '5rem minmax(0, 1fr) 9rem auto',
        gridTemplateRows: 'auto 1fr',
        columnGap: vars.space[6],
        paddingInlineEnd: '6.75rem',
      },
    },
  }),
)

// Save and Compare are at the end of the row that is hovered or focused, on a phone under its image: over nothing else.
globalStyle(
  `${row} > span:last-child`,
  feature({
    top: 'auto',
    gridAutoFlow: 'column',
    bottom: vars.space[4],
    left: 0,
    right: 'auto',
    gap: 0,
    '@container': {
      [wideList]: { top: vars.space[4], bottom: 'auto', left: 'auto', right: 0, gap: vars.space[1] },
    },
  }),
)

export const media = style(
  feature({ gridRow: '1 / span 4', borderRadius: vars.radius.medium, overflow: 'hidden' }),
)

export const name = style(
  feature({
    fontFamily: vars.font.body,
    fontSize: vars.text.body,
    fontWeight: 600,
    lineHeight: 1.5,
    letterSpacing: 0,
  }),
)

export const link = style(
  feature({
    display: 'inline-block',
    minHeight: '2.75rem',
    minWidth: '2.75rem',
    paddingBlock: vars.space[2],
  }),
)

const lastLines = { '@container': { [wideList]: { gridColumn: 2, gridRow: 2 } } }

export const description = style(feature({ maxWidth: '48rem', color: vars.color.inkSoft, ...lastLines }))

export const facts = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[4],
    color: vars.color.inkSoft,
    '@container': { [wideList]: { display: 'block', gridColumn: 3, gridRow: '1 / span 2' } },
  }),
)

export const add = style(
  feature({
    justifySelf: 'start',
    marginTop: vars.space[2],
    '@container': { [wideList]: { gridColumn: 4, gridRow: '1 / span 2', marginTop: 0 } },
  }),
)

export const pages = style(feature({ marginTop: vars.space[8] }))

export const numbers = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }),
)

export const gap = style(feature({ paddingInline: vars.space[1], color: vars.color.inkSoft }))

export const pageLink = style(
  feature({
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    paddingInline: vars.space[2],
    border: `1.5px solid ${vars.color.edgeStrong}`,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.raised,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    selectors: {
      '&:hover': { borderColor: vars.color.ink },
      '&[aria-current="page"]': chosen,
    },
    '@media': {
      // Colours are the system's there: the current page needs another mark.
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current="page"]': { ...chosenForced, borderColor: 'Highlight' },
        },
      },
    },
  }),
)
