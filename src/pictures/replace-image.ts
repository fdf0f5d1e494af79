import { drawPlaceholder, placeholderOf } from '#catalogue/pictures/placeholder.ts'
import { picturePath } from '#site/path.ts'

/**
 * Replaces an image that cannot be loaded: an AVIF of the shop by the WebP beside it, for browsers that cannot decode it;
 * then a product's image (`data-product` is its name) by its drawn initial, and any other by its backdrop.
 */
export function replaceImage(image: HTMLImageElement): void {
  const address = image.getAttribute('src') ?? ''
  const { product } = image.dataset
  image.removeAttribute('srcset')
  if (address.startsWith(picturePath('/pictures/')) && address.endsWith('.avif'))
    image.setAttribute('src', address.replace(/\.avif$/, '.webp'))
  else if (product !== undefined && !address.startsWith('data:'))
    // Not the build's file, which exists only for products without an image.
    image.setAttribute(
      'src',
      `data:image/svg+xml,${encodeURIComponent(drawPlaceholder(placeholderOf(product)))}`,
    )
  else image.dataset['missing'] = ''
}
