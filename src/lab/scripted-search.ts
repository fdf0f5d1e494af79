import { productSearchId } from '#address/anchors.ts'
import { median } from './scripted-scroll.ts'

/** The measurements of a scripted search: one entry per letter, in their order. */
export interface SearchRun {
  readonly typed: string
  /** Milliseconds from a letter until its results were painted. */
  readonly letters: readonly number[]
  readonly median: number
  readonly slowest: number
}

/** Milliseconds until a letter that changes nothing counts as done. */
const letterTimeout = 5000

/** Resolves with the time of the first paint after a change within `results`. */
function paintAfterChange(results: Element): Promise<number> {
  return new Promise((resolve) => {
    const settle = () => {
      observer.disconnect()
      clearTimeout(timeout)
      // The first frame shows the change; in the second it has been painted.
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    }
    const observer = new MutationObserver(settle)
    const timeout = setTimeout(settle, letterTimeout)
    observer.observe(results, { childList: true, characterData: true, subtree: true })
  })
}

/** Sets the value and fires the event that React listens to, as typing does. */
function write(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Types the words letter by letter into the page's product search, and restores its former text. Null where the page
 * has no search.
 */
export async function searchByScript(words: string): Promise<SearchRun | null> {
  const field = document.getElementById(productSearchId)
  const results = field?.closest('main')
  if (!(field instanceof HTMLInputElement) || !results) return null
  const before = field.value
  const letters: number[] = []
  for (let length = 1; length <= words.length; length += 1) {
    const startedAt = performance.now()
    const painted = paintAfterChange(results)
    write(field, words.slice(0, length))
    letters.push((await painted) - startedAt)
  }
  write(field, before)
  return { typed: words, letters, median: median(letters), slowest: Math.max(0, ...letters) }
}
