import { median } from './scripted-scroll.ts'

/** What a scripted search met: one entry a letter, in their order. */
export interface SearchRun {
  readonly typed: string
  /** Milliseconds from a letter until its results were painted. */
  readonly letters: readonly number[]
  readonly median: number
  readonly slowest: number
}

/** Milliseconds until a letter that changes nothing counts as done. */
const patience = 5000

/** Resolves with the moment of the first picture after something in `results` has changed. */
function nextPaint(results: Element): Promise<number> {
  return new Promise((resolve) => {
    const settle = () => {
      observer.disconnect()
      clearTimeout(timeout)
      // The frame that shows it, and the one after, by which it has been painted.
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    }
    const observer = new MutationObserver(settle)
    const timeout = setTimeout(settle, patience)
    observer.observe(results, { childList: true, characterData: true, subtree: true })
  })
}

/** Writes as a visitor does: React hears of it. */
function write(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Types the words letter by letter into the page's product search, and empties it again. Null where there is none. */
export async function searchByScript(words: string): Promise<SearchRun | null> {
  const field = document.querySelector<HTMLInputElement>('#product-search')
  const results = field?.closest('main')
  if (!field || !results) return null
  const before = field.value
  const letters: number[] = []
  for (let length = 1; length <= words.length; length += 1) {
    const startedAt = performance.now()
    const painted = nextPaint(results)
    write(field, words.slice(0, length))
    letters.push((await painted) - startedAt)
  }
  write(field, before)
  return { typed: words, letters, median: median(letters), slowest: Math.max(0, ...letters) }
}
