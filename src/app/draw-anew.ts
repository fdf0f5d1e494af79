/**
 * Remembers what is typed into the page's fields, and where the focus is, for as long as the page is being drawn anew;
 * answers with the way to put it back and to stop.
 */
export function keepTyping(page: Document): () => void {
  const values = new Map<string, string>()
  let focused: string | undefined
  const look = () => {
    values.clear()
    for (const { id, value, defaultValue } of page.querySelectorAll<HTMLInputElement>('input[id]'))
      if (value !== defaultValue) values.set(id, value)
    focused = page.activeElement?.id
  }
  const changes = ['input', 'focusin'] as const
  look()
  for (const change of changes) page.addEventListener(change, look)
  return () => {
    for (const change of changes) page.removeEventListener(change, look)
    for (const [id, value] of values) {
      const field = page.getElementById(id)
      if (field instanceof HTMLInputElement) field.value = value
    }
    if (focused) page.getElementById(focused)?.focus({ preventScroll: true })
  }
}
