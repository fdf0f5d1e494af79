import { fold } from '#catalogue/words/fold.ts'

/** One value of a filter in the panel. */
export interface FacetValue {
  readonly key: string
  readonly label: string
  /** After 'products': 'by Fennwick', 'under $50'. */
  readonly condition: string
  /** Products that match with this value; undefined until they are counted. */
  readonly count: number | undefined
  readonly isOn: boolean
  readonly toggle: () => void
}

export interface Facet {
  readonly legend: string
  /** Singular and plural: 'brand', 'brands'. */
  readonly nouns: readonly [one: string, several: string]
  readonly values: readonly FacetValue[]
}

/** Whether the text is the beginning of a group's name: 'pri' is Price. An empty text matches all groups. */
export const isNamed = (legend: string, text: string): boolean => fold(legend).startsWith(fold(text))

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

/** '2 brands', '1 rating, 3 brands', or a sentence for no match. */
export function foundText(found: readonly Facet[], text: string): string {
  if (text.trim() === '') return 'All filters'
  const counts = found.map(
    ({ nouns: [one, several], values: { length } }) => `${length} ${length === 1 ? one : several}`,
  )
  return counts.join(', ') || `No filter has “${text.trim()}”`
}
