/**
 * Ignores the repeats of a held Enter key: they neither submit a form nor press its buttons. Returns a function that
 * removes the listener.
 */
export function ignoreHeldEnter(form: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.repeat) event.preventDefault()
  }
  form.addEventListener('keydown', onKeyDown)
  return () => form.removeEventListener('keydown', onKeyDown)
}
