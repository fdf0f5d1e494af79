/** Copies a text to the clipboard. False where the browser refuses: then the visitor has to copy it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
