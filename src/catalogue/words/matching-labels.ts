import { fold } from './fold.ts'
import { isFiller } from './parse-query.ts'
import { mistakesBetween } from './spelling.ts'
import { relativesOf, type WordForms } from './word-forms.ts'

/** Letters. A shorter beginning begins too many names. */
const shortestBeginning = 3

/** Folded at once: there may be thousands of brands. */
const wordsIn = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** How far a typed word is from a word of a label; null for another word. A beginning, or another form, is nearest. */
function distanceTo(typed: string, forms: WordForms): (word: string) => number | null {
  const relate = relativesOf(typed, forms)
  return (word) => {
    if (typed.length >= shortestBeginning && word.startsWith(typed)) return 0
    const relation = relate(word)
    return relation ? Number(relation.isInexact) : mistakesBetween(typed, word)
  }
}

/**
 * The categories or brands that a text names in other words: in part (Uhr of Herrenuhren), in another form, or
 * misspelt. Each typed word has to be in the label; the nearest first.
 */
export function matchingLabels(text: string, labels: readonly string[], forms: WordForms): readonly string[] {
  const distances = wordsIn(text)
    .filter((word) => !isFiller(word))
    .map((word) => distanceTo(word, forms))
  if (distances.length === 0) return []
  return labels
    .flatMap((label) => {
      const words = wordsIn(label)
      const nearest = distances.map((distance) =>
        Math.min(...words.map((word) => distance(word) ?? Number.POSITIVE_INFINITY)),
      )
      const sum = nearest.reduce((all, one) => all + one, 0)
      return sum < Number.POSITIVE_INFINITY ? [{ label, sum }] : []
    })
    .toSorted((a, b) => a.sum - b.sum)
    .map(({ label }) => label)
}
