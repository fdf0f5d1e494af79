/** Remembers what was typed into the page's fields, and where the focus was; answers with the way to put it back. */
export function keepTyping(page: Document): () => void {
  const typed = [...page.querySelectorAll<HTMLInputElement>('input[id]')].filter(
    (field) => field.value !== field.defaultValue,
  )
  const values = new Map(typed.map(({ id, value }) => [id, value]))
  const focused = page.activeElement?.id
  return () => {
    for (const [id, value] of values) {
      const field = page.getElementById(id)
      if (field instanceof HTMLInputElement) field.value = value
    }
    if (focused) page.getElementById(focused)?.focus({ preventScroll: true })
  }
}
