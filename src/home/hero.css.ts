import { createVar, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { gutter } from '#theme/gutter.ts'
import { heavy } from '#theme/look.ts'
import { below, belowMedium, from } from '#theme/media.ts'
import { belowHeader, heroSearch } from '#theme/page-search.ts'
import { notPrinted } from '#ui/not-printed.css.ts'

/** The space for the image beside the title in a narrow window. */
const besideArt = createVar()

/** With very large text: no image, and one figure a line. */
const isTiny = 'screen and (max-width: 17.99em)'

export const hero = style({
  marginBottom: vars.space[2],
  backgroundColor: vars.color.panel,
  color: vars.color.onPanel,
  overflow: 'clip',
  // The suggestions of its search, which a phone has in the list instead, are higher.
  '@media': { [from.medium]: { overflow: 'visible' } },
})

const block = {
  position: 'relative',
  display: 'grid',
  columnGap: vars.space[8],
  maxWidth: '108rem',
  marginInline: 'auto',
  paddingInline: gutter,
  paddingBlock: vars.space[4],
} as const

export const inner = style({
  ...block,
  vars: { [besideArt]: 'min(32vw, 9rem)' },
  '@media': {
    [isTiny]: { vars: { [besideArt]: '0px' } },
    [from.medium]: {
      gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)',
      gridTemplateAreas: '"words art" "figures art"',
      // With automatic rows the image would move when the figures below are parsed.
      gridTemplateRows: 'auto minmax(3.5rem, auto)',
      paddingBlock: vars.space[6],
    },
  },
})

/** For a shop without an image of its own. */
export const innerWithoutArt = style({
  ...block,
  vars: { [besideArt]: '0px' },
  '@media': {
    [from.medium]: { gridTemplateAreas: '"words" "figures"', paddingBlock: vars.space[6] },
  },
})

export const words = style({
  viewTimeline: heroSearch,
  viewTimelineInset: belowHeader.phone,
  '@media': { [from.medium]: { gridArea: 'words', viewTimelineInset: belowHeader.medium } },
})

export const title = style({
  fontSize: vars.text.display,
  fontWeight: heavy,
  lineHeight: 1.05,
  letterSpacing: '-0.035em',
  '@media': { [below.medium]: { paddingInlineEnd: besideArt } },
})

export const lead = style({
  marginTop: vars.space[2],
  maxWidth: '40rem',
  color: vars.color.onPanelSoft,
  '@media': { [below.medium]: { paddingInlineEnd: besideArt }, [from.medium]: { fontSize: vars.text.lead } },
})

export const promises = style({
  display: 'flex',
  flexWrap: 'wrap',
  // In one line at 1280 px, whatever the font.
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginTop: vars.space[3],
  selectors: { '&:empty': { display: 'none' } },
  fontSize: vars.text.small,
  // Beside the image; a phone has them below it.
  '@media': { [`${from.small} and ${belowMedium}`]: { paddingInlineEnd: besideArt } },
})

export const promise = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontWeight: 600,
})

export const tick = style({ flexShrink: 0, color: vars.color.tape })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginTop: vars.space[4],
})

/** A search among the products is shown, and cleared, in their own field. */
const productsSearched = 'section:has(~ section search input:not(:placeholder-shown)) &:not(:focus-within)'

export const search = style([
  notPrinted,
  {
    flex: '1 1 15rem',
    maxWidth: '26rem',
    color: vars.color.ink,
    '@media': {
      [below.medium]: { display: 'none' },
      '(scripting: enabled)': { selectors: { [productsSearched]: { opacity: 0, pointerEvents: 'none' } } },
    },
  },
])

/** On a phone beside the title, else at the end. */
export const art = style({
  position: 'absolute',
  top: vars.space[4],
  insetInlineEnd: vars.space[2],
  width: besideArt,
  height: besideArt,
  '@media': {
    [isTiny]: { display: 'none' },
    [from.medium]: { gridArea: 'art', position: 'relative', inset: 'auto', width: 'auto', height: 'auto' },
  },
})

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  objectPosition: 'bottom',
  '@media': { [from.medium]: { objectPosition: 'center' } },
})

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingTop: vars.space[4],
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [isTiny]: { gridTemplateColumns: '1fr' },
    [from.medium]: { gridArea: 'figures', justifyContent: 'start', columnGap: vars.space[10] },
  },
})

export const figure = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' })

export const figureValue = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.lead,
  lineHeight: 1.2,
  fontWeight: heavy,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.tape,
})

export const figureLabel = style({
  fontSize: vars.text.small,
  lineHeight: 1.3,
  color: vars.color.onPanelSoft,
})
