import { sitePath } from '#site/path.ts'

/**
 * One listener for all images: where a browser cannot decode an AVIF it requests the WebP, and an image that cannot be
 * loaded is removed, which leaves its backdrop. Cards need only one element per image.
 */
export function replaceBrokenPictures(page: Document): () => void {
  const onError = (event: Event) => {
    const picture = event.target
    if (!(picture instanceof HTMLImageElement)) return
    const address = picture.getAttribute('src') ?? ''
    if (address.startsWith(sitePath('/pictures/')) && address.endsWith('.avif')) {
      picture.removeAttribute('srcset')
      picture.setAttribute('src', address.replace(/\.avif$/, '.webp'))
    } else {
      picture.dataset['missing'] = ''
    }
  }
  // An element may be reused for the image of another product.
  const onLoad = (event: Event) => {
    if (event.target instanceof HTMLImageElement) delete event.target.dataset['missing']
  }
  page.addEventListener('error', onError, true)
  page.addEventListener('load', onLoad, true)
  return () => {
    page.removeEventListener('error', onError, true)
    page.removeEventListener('load', onLoad, true)
  }
}
