import { copyText } from './copy-text.ts'

/**
 * Shares a link through the system's share sheet, or copies it to the clipboard where there is no sheet. A sheet that
 * the visitor closes counts as shared: there is nothing to report.
 */
export async function shareLink(link: {
  title: string
  url: string
}): Promise<'shared' | 'copied' | 'failed'> {
  if ('share' in navigator) {
    try {
      await navigator.share(link)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  return (await copyText(link.url)) ? 'copied' : 'failed'
}
