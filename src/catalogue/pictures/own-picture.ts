import type { PictureAddress } from '../product.ts'

/** The address of one of the shop's own images, and its name. */
export const ownPicture = /^\/pictures\/([a-z0-9-]+)\.avif$/

/** The image at 800 pixels, as `PictureAddress`; any other address as it is. */
export function largeOf(address: PictureAddress): PictureAddress {
  const name = ownPicture.exec(address)?.[1]
  return name === undefined ? address : `/pictures/${name}-large.avif`
}
