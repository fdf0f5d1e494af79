import { expect, type Page, type Request } from '@playwright/test'
import { nextFrames } from './scroll-through.ts'

/**
 * Follows a page's requests from now on. The returned function waits until none is under way and two frames have asked
 * for nothing: `waitForLoadState('networkidle')` returns at once where the document was idle before.
 */
export function followRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  let count = 0
  page.on('request', (request) => {
    // Those of the document before it may never be reported as ended.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) underWay.clear()
    underWay.add(request)
    count += 1
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return async () => {
    let before = -1
    const isIdle = async () => {
      await nextFrames(page)
      const hasAsked = count > before
      before = count
      return !hasAsked && underWay.size === 0
    }
    await expect.poll(isIdle, 'No request is under way').toBe(true)
  }
}
