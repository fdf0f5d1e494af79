import { drawPlaceholder, placeholderOf } from '#catalogue/pictures/placeholder.ts'
import { sitePath } from '#site/path.ts'

/** The product's name: on its image, or on the card around it. */
const nameOf = (picture: HTMLImageElement) =>
  picture.dataset['product'] ?? picture.closest('article')?.getAttribute('aria-label')

const isBroken = ({ complete, naturalWidth, src }: HTMLImageElement) =>
  complete && naturalWidth === 0 && src !== ''

function replace(picture: HTMLImageElement): void {
  const address = picture.getAttribute('src') ?? ''
  const name = nameOf(picture)
  picture.removeAttribute('srcset')
  if (address.startsWith(sitePath('/pictures/')) && address.endsWith('.avif'))
    picture.setAttribute('src', address.replace(/\.avif$/, '.webp'))
  else if (typeof name === 'string' && !address.startsWith('data:'))
    // Not the build's file, which exists only for products without an image.
    picture.setAttribute(
      'src',
      `data:image/svg+xml,${encodeURIComponent(drawPlaceholder(placeholderOf(name)))}`,
    )
  else picture.dataset['missing'] = ''
}

/**
 * Replaces images that cannot be loaded, those that have failed already included: an AVIF of the shop by the WebP
 * beside it, for browsers that cannot decode it; then a product's image by its drawn initial, and any
 * other by its backdrop. One listener for all, so that a card needs only one element per image. Returns a function that
 * stops it.
 */
export function replaceBrokenPictures(page: Document): () => void {
  const onError = (event: Event) => {
    if (event.target instanceof HTMLImageElement) replace(event.target)
  }
  // An element may be reused for the image of another product.
  const onLoad = (event: Event) => {
    if (event.target instanceof HTMLImageElement) delete event.target.dataset['missing']
  }
  page.addEventListener('error', onError, true)
  page.addEventListener('load', onLoad, true)
  for (const picture of page.querySelectorAll('img')) if (isBroken(picture)) replace(picture)
  return () => {
    page.removeEventListener('error', onError, true)
    page.removeEventListener('load', onLoad, true)
  }
}
