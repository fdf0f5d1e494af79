/**
 * Loads the replacement of broken images once an image fails, or where one failed before hydration: few pages need it.
 * Returns a function that stops both.
 */
export function watchPictures(page: Document): () => void {
  let stop = () => page.removeEventListener('error', load, true)
  function load({ target }: Pick<Event, 'target'>) {
    if (!(target instanceof HTMLImageElement)) return
    stop()
    import('./replace-broken-pictures.ts').then(
      (part) => (stop = part.replaceBrokenPictures(page)),
      // Without it a broken image is empty.
      stop,
    )
  }
  page.addEventListener('error', load, true)
  for (const target of page.querySelectorAll('img'))
    if (target.complete && !target.naturalWidth) {
      load({ target })
      break
    }
  return () => stop()
}
