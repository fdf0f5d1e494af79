import { productPages } from '#site/pages.ts'

const productOf = (article: Element | null): string | undefined =>
  article?.querySelector<HTMLAnchorElement>(`a[href*="${productPages}"]`)?.pathname

/** The part of the page that a control belongs to: its product's card, or the nearest ancestor with an id. */
function findScope(old: Element, page: Document): { before: Element; now: Element } {
  const article = old.closest('article')
  const product = productOf(article)
  if (article && product) {
    const now = [...page.querySelectorAll('article')].find((one) => productOf(one) === product)
    if (now) return { before: article, now }
  }
  let before = old
  while (before.parentElement) {
    before = before.parentElement
    const now = before.id && page.getElementById(before.id)
    if (now) return { before, now }
  }
  return { before, now: page.body }
}

const nameOf = (control: Element) =>
  [control.getAttribute('name') ?? '', control.getAttribute('aria-label') ?? control.textContent]
    .join('\n')
    .trim()

/** Without figures, which change with the list that they count, and what stands between the words. */
const wordsOf = (control: Element) =>
  nameOf(control)
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()

/**
 * The button or field of the page as it is that stands where this one stood before the page was redrawn: in the same
 * part of the page, of the same name, or else at the same position among as many of its kind. The control itself while
 * it is in the page; undefined where there is none.
 */
export function counterpartOf<T extends HTMLElement>(old: T, page: Document): T | undefined {
  if (old.isConnected) return old
  const { before, now } = findScope(old, page)
  // A redrawn control has the element's own type.
  const allIn = (part: Element) => [...part.querySelectorAll<T>(old.localName)]
  const all = allIn(now)
  // Ids that React makes up change; they begin with no letter.
  if (/^[a-z]/i.test(old.id)) return all.find(({ id }) => id === old.id)
  const others = allIn(before)
  // No control is called nothing.
  const name = nameOf(old) || null
  const words = wordsOf(old) || null
  return (
    all.find((one) => nameOf(one) === name) ??
    all.find((one) => wordsOf(one) === words) ??
    (all.length === others.length ? all[others.indexOf(old)] : undefined)
  )
}

/** Milliseconds in which all of a redrawn page has come. */
const redrawTime = 10_000

/** Calls `act` now and whenever the page changes, until it returns true, or the page must be whole. Returns a stop function. */
export function whileRedrawn(page: Document, act: () => boolean): () => void {
  if (act()) return () => {}
  const stop = () => observer.disconnect()
  const observer = new MutationObserver(() => {
    if (act()) stop()
  })
  observer.observe(page, { childList: true, subtree: true })
  setTimeout(stop, redrawTime)
  return stop
}
