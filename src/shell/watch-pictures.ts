/**
 * Loads the replacement of broken images once a file of the page fails, or where an image failed before hydration: few
 * pages need it. Returns a function that stops both.
 */
export function watchPictures(page: Document): () => void {
  let stop = () => page.removeEventListener('error', load, true)
  function load() {
    stop()
    import('./replace-broken-pictures.ts').then(
      (part) => (stop = part.replaceBrokenPictures(page)),
      // Without it a broken image is empty.
      stop,
    )
  }
  page.addEventListener('error', load, true)
  if ([...page.querySelectorAll('img')].some((one) => one.complete && !one.naturalWidth)) load()
  return () => stop()
}
