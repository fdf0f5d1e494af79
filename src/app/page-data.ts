import { isMadeFor } from '#boot/page-match.ts'
import type { GivenAnswer } from '#catalogue/access.ts'
import { templateId } from '#device/page-marks.ts'

/** Whether the page on the screen is the very page that this address wants. */
export const isPrerendered = (page: Document, address: Pick<Location, 'pathname' | 'search'>): boolean =>
  isMadeFor(page.documentElement.dataset, address)

const isGiven = (data: unknown): data is GivenAnswer =>
  typeof data === 'object' && data !== null && ('answer' in data || 'product' in data)

/** Nothing where the page carries none, or none that can be read: then the browser fetches for itself. */
export function readPageData(page: Document): GivenAnswer {
  try {
    const data: unknown = JSON.parse(page.getElementById(templateId.data)?.textContent ?? 'null')
    return isGiven(data) ? data : {}
  } catch {
    return {}
  }
}
