/** Loads the replacement of broken images once an image has failed: few pages need it. */
export function watchPictures(): void {
  const check = () => {
    if (![...document.querySelectorAll('img')].some((one) => one.complete && !one.naturalWidth)) return
    removeEventListener('error', check, true)
    import('./replace-broken-pictures.ts').then(
      (part) => part.replaceBrokenPictures(document),
      // Without it a broken image is empty.
      () => {},
    )
  }
  addEventListener('error', check, true)
  check()
}
