/** Letters, marks and digits. By unit of UTF-16, so that emoji and the rarest scripts are none. */
const letter = /[\p{L}\p{M}\p{N}]/u

/** By unit of UTF-16: 1 for one of which words consist. */
function createWordUnits(): Uint8Array {
  const units = new Uint8Array(65_536)
  for (let unit = 0; unit < units.length; unit += 1)
    if (letter.test(String.fromCharCode(unit))) units[unit] = 1
  return units
}

let created: Uint8Array | undefined

/** The table is made at first use: it takes some milliseconds. */
export const wordUnits = (): Uint8Array => (created ??= createWordUnits())

const isLetter = (text: string, at: number) => wordUnits()[text.charCodeAt(at)] === 1

/** Whether a word begins or ends before this index: not between two letters. */
export const isBoundary = (text: string, at: number): boolean =>
  !isLetter(text, at - 1) || !isLetter(text, at)

/** The rank of a term in one text: 0 whole words, 1 the beginning of a word, 2 elsewhere, 3 nowhere. */
function rankInText(text: string, term: string): number {
  let best = 3
  for (let at = text.indexOf(term); at !== -1 && best > 0; at = text.indexOf(term, at + 1)) {
    const rank = isBoundary(text, at) ? (isBoundary(text, at + term.length) ? 0 : 1) : 2
    best = Math.min(best, rank)
  }
  return best
}

/** Added to the rank of a match in a description. */
export const descriptionRank = 4

/** The rank of a match in a label: brand, category, tag, option value or SKU. */
export const labelRank = 3

/** The highest rank of a match. */
const lastRank = 6

/** How many ranks the matches of so many terms have: the rank of several is their sum. */
export const countRanks = (terms: number): number => terms * lastRank + 1

/**
 * How well folded texts match a term; the smaller rank is first in the order "Best match". 0 to 2 in the name: whole
 * words, the beginning of a word, elsewhere; 3 in a label; 4 to 6 in the description, as in the name.
 */
export function matchRank(name: string, description: string, labels: string, term: string): number {
  const inName = rankInText(name, term)
  if (inName < labelRank) return inName
  return labels.includes(term) ? labelRank : descriptionRank + rankInText(description, term)
}
