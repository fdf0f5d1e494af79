import { groupBy } from '../../src/catalogue/import/group-by.ts'
import { fold } from '../../src/catalogue/words/fold.ts'
import type { Findings } from './findings.ts'
import { words } from './texts.ts'

/*
 * What a product says, where each of its variants has a row that says it again. A row that says nothing does not
 * contradict the others.
 */

type Specification = readonly [label: string, value: string]

/** The first text; the report names the product where another variant has another one. */
export function firstText(what: string, texts: readonly string[], line: number, findings: Findings): string {
  const filled = texts.filter((text) => words(text) !== '')
  if (new Set(filled.map(words)).size > 1)
    findings.change(line, `has variants of different ${what}: the first one is shown`)
  return filled[0] ?? ''
}

/** The parts that all lists begin with. */
const sharedStart = (lists: readonly (readonly string[])[]): readonly string[] => {
  const [first = [], ...others] = lists
  const end = first.findIndex((part, at) => others.some((other) => other[at] !== part))
  return end < 0 ? first : first.slice(0, end)
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** The end of a text in a script that writes no blanks between words. */
const withoutBlanks =
  /^.*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー]/u

/** What the names of variants begin with, as whole words: “Tee Red S” and “Tee Red M” are “Tee Red”. */
export function nameOf(names: readonly string[], line: number, findings: Findings): string {
  const split = names.map((name) => name.split(/\s+/)).filter(([first]) => first !== '')
  const shared = sharedStart(split)
  if (split.every((all) => all.length === shared.length)) return names.find((name) => name !== '') ?? ''
  const segments = split.map((all) =>
    Array.from(segmenter.segment(all[shared.length] ?? ''), ({ segment }) => segment),
  )
  const more = withoutBlanks.exec(sharedStart(segments).join(''))?.[0] ?? ''
  const common = [...shared, more]
    .join(' ')
    .trim()
    // A bracket that stays open, and marks between the parts of a title.
    .replace(/\s*\p{Ps}\P{Pe}*$/u, '')
    .replace(/[\s\p{Pd}\p{Pi},;:/|]+$/u, '')
  return common === '' ? firstText('names', names, line, findings) : common
}

/** The brand of all variants; none where they differ. */
export function brandOf(brands: readonly string[], line: number, findings: Findings): string {
  const filled = brands.filter((brand) => words(brand) !== '')
  if (new Set(filled.map((brand) => fold(words(brand)))).size <= 1) return filled[0] ?? ''
  findings.change(line, 'has variants of different brands, which are left out')
  return ''
}

/** The features that all variants have. */
export function featuresOf(
  rows: readonly (readonly string[])[],
  line: number,
  findings: Findings,
): readonly string[] {
  const [first = [], ...others] = rows
    .map((features) => [...new Set(features.map(words))].filter((feature) => feature !== ''))
    .filter((features) => features.length > 0)
  const shared = first.filter((feature) => others.every((other) => other.includes(feature)))
  if ([first, ...others].some((features) => features.length > shared.length))
    findings.change(line, 'has features that not all of its variants have, which are left out')
  return shared
}

/** The specifications of all variants: those with one label become one with all values. */
export function specificationsOf(
  rows: readonly (readonly Specification[])[],
  line: number,
  findings: Findings,
): readonly Specification[] {
  const byLabel = groupBy(
    rows.flatMap((row, at) =>
      row
        .map(([label, value]) => [words(label), { at, value: words(value) }] as const)
        .filter(([label, { value }]) => label !== '' && value !== ''),
    ),
  )
  return byLabel.flatMap(([label, all]) => {
    const values = [...new Set(all.map(({ value }) => value))]
    const ofRows = groupBy(all.map(({ at, value }) => [at, value]))
    if (ofRows.some(([, own]) => new Set(own).size < values.length))
      findings.change(line, `has variants of different “${label}”: all values are shown`)
    return values.map((value): Specification => [label, value])
  })
}
