import { picturePath } from '#site/path.ts'
import { hasHosted } from '../settings/settings.ts'
import { hostedSources } from './hosted-picture.ts'
import { ownPicture } from './own-picture.ts'
import type { PictureAddress } from '../product.ts'

/** The attributes of `<img>` and `<picture>` for one image. */
interface PictureSources {
  /** 400 pixels wide at least where there are several sizes. */
  readonly src: string
  /** The largest size on a page: 800 pixels wide where there are several. */
  readonly large: string
  /** The largest size of all, for the zoom, and its width in pixels. */
  readonly zoom: { readonly src: string; readonly width: number }
  /** All sizes of a page for `srcSet`; undefined for an image in one size. */
  readonly srcSet: string | undefined
  /** The pixels of `src` or of the whole image, to reserve its space; a square where they are unknown. */
  readonly width: number
  readonly height: number
}

/** For `sizes`: the image on its product's own page. */
export const pageSizes = '(max-width: 48em) 78vw, 42rem'

const smallWidth = 400
const largeWidth = 800
const zoomWidth = 1600

/** The address in the document: a path of this site gets the base. */
const shown = (address: PictureAddress) => (address.startsWith('/') ? picturePath(address) : address)

/**
 * The shop's own images are adjacent files: `{name}.avif`, `{name}-large.avif`, `{name}-zoom.avif`, and
 * `{name}.webp` for browsers without AVIF (`src/pictures/replace-image.ts`).
 */
export function pictureOf(address: PictureAddress): PictureSources {
  if (hasHosted && !address.startsWith('/'))
    return { width: smallWidth, height: smallWidth, ...hostedSources(address) }
  const src = shown(address)
  const name = ownPicture.exec(address)?.[1]
  const file = (size: string) => (name === undefined ? src : picturePath(`/pictures/${name}-${size}.avif`))
  const large = file('large')
  return {
    src,
    large,
    zoom: { src: file('zoom'), width: name === undefined ? largeWidth : zoomWidth },
    srcSet: name && `${src} ${smallWidth}w, ${large} ${largeWidth}w`,
    width: smallWidth,
    height: smallWidth,
  }
}
