interface Sharer {
  share?: ((data: { title: string; url: string }) => Promise<void>) | undefined
  clipboard?: { writeText: (text: string) => Promise<void> } | undefined
}

/**
 * Shares a link through the system's share sheet, or copies it to the clipboard where there is no sheet. A sheet that
 * the visitor closes counts as shared: there is nothing to report.
 */
export async function shareLink(
  sharer: Sharer,
  link: { title: string; url: string },
): Promise<'shared' | 'copied' | 'failed'> {
  if (sharer.share) {
    try {
      await sharer.share(link)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  try {
    if (!sharer.clipboard) return 'failed'
    await sharer.clipboard.writeText(link.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
