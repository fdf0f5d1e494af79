import { copyText, type Copier } from './copy-text.ts'

interface Sharer extends Copier {
  share?: ((data: { title: string; url: string }) => Promise<void>) | undefined
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
  return (await copyText(sharer, link.url)) ? 'copied' : 'failed'
}
