import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import * as theme from '#theme/crumbs.ts'
import { pageBox } from '#theme/gutter.ts'
import { below, from } from '#theme/media.ts'
import { notPrinted } from '#ui/not-printed.css.ts'

export const page = style(pageBox)

/** The breadcrumbs, and the links to the neighbours in the list that led to the page. */
export const navigation = style([
  notPrinted,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: vars.space[4],
    marginBlock: vars.space[1],
    '@media': {
      [below.small]: { flexWrap: 'nowrap', alignItems: 'start', columnGap: vars.space[2] },
      [from.medium]: { marginBlock: vars.space[4] },
    },
  },
])

export const crumbs = style(theme.crumbs)

export const level = style(theme.crumbLevel)

export const crumb = style(theme.crumbLink)

/** The square picture and its thumbnails end within a desktop's window: 18 rem are the rest of its height. */
const galleryWidth = 'min(50%, max(30rem, 100vh - 18rem))'

/** Pictures and tabs at the start; the panel at the end stays in view while they scroll. */
export const product = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  marginBottom: vars.space[8],
  '@media': {
    [from.medium]: {
      gridTemplateColumns: `minmax(0, ${galleryWidth}) minmax(0, 1fr)`,
      gridTemplateRows: 'auto 1fr',
      columnGap: 'clamp(2rem, 5vw, 4.5rem)',
      rowGap: vars.space[8],
      alignItems: 'start',
    },
  },
})

const appear = keyframes({ from: { visibility: 'hidden' } })

/** At least as high as the window, so that the footer is below it. The text appears on slow connections only. */
export const loading = style({
  minHeight: '100vh',
  color: vars.color.inkSoft,
  animation: `${appear} 0.4s step-end`,
})
