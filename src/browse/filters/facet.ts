import * as texts from 'virtual:messages/filters'
import { fold } from '#catalogue/words/fold.ts'
import { joinItems } from '#ui/format-list.ts'

/** One value of a filter in the panel. */
export interface FacetValue {
  readonly key: string
  readonly label: string
  /** A color or the address of a small picture. */
  readonly swatch?: string | undefined
  /** After 'products': 'by Fennwick', 'under $50'. */
  readonly condition: string
  /** Products that match with this value; undefined until they are counted. */
  readonly count: number | undefined
  readonly isOn: boolean
  readonly toggle: () => void
}

export interface Facet {
  readonly legend: string
  /** '2 brands'. */
  readonly counted: (count: number) => string
  /** The texts of the button that unfolds all values and folds them again; a group without it is never folded. */
  readonly fold?: { readonly showAll: (count: number) => string; readonly showFewer: string }
  readonly values: readonly FacetValue[]
}

/**
 * The values of a folded group, in their order: as many as there is room for, those with products before those without
 * any, the chosen ones, and the one with the key `pressed`.
 */
export function foldedValues(
  values: readonly FacetValue[],
  room: number,
  pressed: string | null = null,
): FacetValue[] {
  const byCount = values.toSorted((a, b) => Number(a.count === 0) - Number(b.count === 0))
  const kept = new Set(byCount.slice(0, room))
  return values.filter((value) => kept.has(value) || value.isOn || value.key === pressed)
}

/** Whether a word of a group's name begins with the text: 'prix' is in “Tranches de prix”. An empty text matches all. */
export const isNamed = (legend: string, text: string): boolean =>
  ` ${fold(legend)}`.includes(` ${fold(text)}`)

/** The values whose label contains the text; all values of a group whose name matches. */
export const findFacets = (facets: readonly Facet[], text: string): Facet[] =>
  facets
    .map((facet) => ({
      ...facet,
      values: isNamed(facet.legend, text)
        ? facet.values
        : facet.values.filter(({ label }) => fold(label).includes(fold(text))),
    }))
    .filter(({ values }) => values.length > 0)

/** '2 brands', '1 rating, 3 brands'; else the group without values that matches, or a sentence for no match. */
export function foundText(found: readonly Facet[], text: string, group?: string): string {
  if (text.trim() === '') return texts.all
  const counts = found.map(({ counted, values }) => counted(values.length))
  return joinItems(counts) || (group ?? texts.noneFound({ text: text.trim() }))
}
