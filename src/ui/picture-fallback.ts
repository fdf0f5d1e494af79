import { sitePath } from '#site/path.ts'

/**
 * One listener for every picture: an AVIF that a browser cannot draw is asked for as WebP, and a picture that does not
 * come at all is taken off the page, which leaves its backdrop. Keeps cards at one element a picture.
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
  // An element may get the picture of another product.
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
