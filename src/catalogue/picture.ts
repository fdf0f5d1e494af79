import { sitePath } from '#site/path.ts'
import type { PictureAddress } from './product.ts'

/** What `<img>` and `<picture>` need for one square picture. */
interface PictureSources {
  /** 400 pixels wide where the picture is ours. */
  readonly src: string
  /** The largest on a page: 800 pixels wide where the picture is ours. */
  readonly large: string
  /** The largest there is, for the zoom, and its width in pixels. */
  readonly zoom: { readonly src: string; readonly width: number }
  /** Both sizes for `srcSet`; undefined for a picture from elsewhere, which has one only. */
  readonly srcSet: string | undefined
  /** WebP at 400 pixels, for browsers without AVIF; undefined for a picture from elsewhere. */
  readonly fallback: string | undefined
  /** The pixels of `src`, for the space that is kept free; pictures from elsewhere are fitted into the same square. */
  readonly width: number
  readonly height: number
}

/** For `sizes`: the picture on its product's own page. */
export const pageSizes = '(max-width: 48em) 94vw, 42rem'

const smallWidth = 400
const largeWidth = 800
const zoomWidth = 1600

/** The address of a picture of ours, and its name. */
export const ownPicture = /^\/pictures\/([a-z0-9-]+)\.avif$/

/** What an element shows: a path of this site lies under the shop's base. */
const shown = (address: PictureAddress) => (address.startsWith('/') ? sitePath(address) : address)

/** The picture at 800 pixels, as `PictureAddress`. */
export function largeOf(address: PictureAddress): PictureAddress {
  const name = ownPicture.exec(address)?.[1]
  return name === undefined ? address : `/pictures/${name}-large.avif`
}

/** Our own pictures are files side by side: `{name}.avif`, `{name}-large.avif`, `{name}.webp` and `{name}-zoom.avif`. */
export function pictureOf(address: PictureAddress): PictureSources {
  const name = ownPicture.exec(address)?.[1]
  const src = shown(address)
  const large = shown(largeOf(address))
  const square = { width: smallWidth, height: smallWidth }
  if (name === undefined)
    return {
      src,
      large,
      zoom: { src, width: largeWidth },
      srcSet: undefined,
      fallback: undefined,
      ...square,
    }
  return {
    src,
    large,
    zoom: { src: sitePath(`/pictures/${name}-zoom.avif`), width: zoomWidth },
    srcSet: `${src} ${smallWidth}w, ${large} ${largeWidth}w`,
    fallback: sitePath(`/pictures/${name}.webp`),
    ...square,
  }
}
