import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { cover } from '#theme/cover.ts'
import { below } from '#theme/media.ts'

/**
 * A phone: the thumbnails are beside the picture, so that the price is in view without scrolling. With large text they
 * would leave too little for it.
 */
const isPhone = `${below.medium} and (min-width: 18em)`

const thumbnailSize = 'clamp(3.25rem, 9.5vw, 6rem)'

/** Of a phone's picture. */
const pictureHeight = `calc(100cqi - ${thumbnailSize} - ${vars.space[3]})`

/** Outline and offset of a focused thumbnail. */
const ring = '6px'

export const gallery = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  containerType: 'inline-size',
  '@media': { [isPhone]: { flexDirection: 'row', alignItems: 'start', gap: vars.space[3] } },
})

export const stage = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  aspectRatio: '1',
  borderRadius: vars.radius.large,
  overflow: 'hidden',
  '@media': {
    // As high with one image as beside thumbnails: whether there are any is unknown until the details are loaded.
    [isPhone]: { aspectRatio: 'auto', height: pictureHeight },
    // In print it would fill half a page.
    print: { flex: 'none', width: '8cm' },
  },
})

/** The whole image: one of another host need not be square. */
export const picture = style({ ...cover, objectFit: 'contain' })

export const zoom = style({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  bottom: vars.space[3],
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const thumbnails = style({
  display: 'flex',
  flexFlow: 'row wrap',
  gap: vars.space[3],
  '@media': {
    [isPhone]: {
      flexFlow: 'column',
      gap: vars.space[2],
      // As high as the picture: more thumbnails scroll. The padding has room for a thumbnail's focus ring.
      maxHeight: `calc(${pictureHeight} + 2 * ${ring})`,
      margin: `calc(-1 * ${ring})`,
      padding: ring,
      overflowY: 'auto',
      scrollbarWidth: 'none',
    },
  },
})

export const thumbnailSpace = style({ width: thumbnailSize, height: thumbnailSize })

export const thumbnail = style({
  display: 'block',
  width: thumbnailSize,
  aspectRatio: '1',
  padding: 0,
  borderRadius: vars.radius.medium,
  border: `2px solid ${vars.color.edge}`,
  overflow: 'hidden',
  transition: `transform ${vars.motion.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.color.edgeStrong },
    '&:active': { transform: 'scale(0.94)' },
    '&[aria-current="true"]': { borderColor: vars.color.ink, borderWidth: '3px' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current="true"]': { borderColor: 'Highlight' } } },
  },
})
