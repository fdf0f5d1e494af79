import { encodeValue } from '#address/encode-value.ts'

const ellipsis = '…'
/** Missing in Firefox before 125: there the text is cut between code points. */
const graphemes = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined

function takeWhileFits(pieces: Iterable<string>, budget: number): string {
  let kept = ''
  let left = budget
  for (const piece of pieces) {
    left -= encodeValue(piece).length
    if (left < 0) break
    kept += piece
  }
  return kept
}

function* graphemesOf(text: string): Generator<string> {
  if (!graphemes) return yield* text
  for (const { segment } of graphemes.segment(text)) yield segment
}

/**
 * A text of at most `budget` characters once it is percent-encoded. A longer one is cut between graphemes, or between
 * code points where the very first grapheme is too long, and ends in an ellipsis (nine characters encoded: the minimum
 * length of a cut text, even above the budget).
 */
export function shortenText(text: string, budget: number): string {
  if (encodeValue(text).length <= budget) return text
  const available = budget - encodeValue(ellipsis).length
  const kept = takeWhileFits(graphemesOf(text), available) || takeWhileFits(text, available)
  return kept.trimEnd() + ellipsis
}
