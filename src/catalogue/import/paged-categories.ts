import * as v from 'valibot'

/** Unless the head says otherwise: each page is up to four files, of which hosts often take 20,000. */
const usualPages = 1000

const fault = '`categoryPages` must be true, false or how many categories have a page'

/** `categoryPages` of a head. */
export const categoryPagesSchema = v.union(
  [v.boolean(), v.pipe(v.number(), v.integer(fault), v.minValue(0, fault))],
  fault,
)

const levelOf = (path: string) => path.split('/').length

/** The paths of the categories that have a page: the first ones, upper levels before those below them. */
export function pagedCategories(paths: readonly string[], pages: boolean | number): ReadonlySet<string> {
  const most = typeof pages === 'number' ? pages : pages ? usualPages : 0
  return new Set(paths.toSorted((a, b) => levelOf(a) - levelOf(b)).slice(0, most))
}
