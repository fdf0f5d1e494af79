interface Copier {
  readonly clipboard?: { writeText: (text: string) => Promise<void> } | undefined
}

/** Puts a text on the clipboard. False where the browser does not let us: then the visitor has to do it. */
export async function copyText(copier: Copier, text: string): Promise<boolean> {
  try {
    if (!copier.clipboard) return false
    await copier.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
