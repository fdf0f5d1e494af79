export interface Copier {
  readonly clipboard?: { writeText: (text: string) => Promise<void> } | undefined
}

/** Copies a text to the clipboard. False where the browser refuses: then the visitor has to copy it. */
export async function copyText(copier: Copier, text: string): Promise<boolean> {
  try {
    if (!copier.clipboard) return false
    await copier.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
