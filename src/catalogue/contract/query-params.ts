import * as v from 'valibot'
import { type Filters, listSorts, ratingSteps } from '../filters.ts'
import type { ListQuery } from '../source/source.ts'
import { toWellFormed } from '../well-formed.ts'
import { normalSearch } from '../words/search-terms.ts'
import { cursorPattern } from './answers.ts'

/** What one query may weigh. Characters are UTF-16 code units. */
export const limits = {
  search: 200,
  label: 200,
  brands: 200,
  options: 400,
  ids: 1000,
  /** Of the query part of an address. */
  query: 16_000,
} as const

const text = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest, `must be at most ${longest} characters long`))

const digits = v.pipe(
  v.string(),
  v.regex(/^(?:0|[1-9]\d{0,15})$/, 'must be a number without leading zeros'),
  v.transform(Number),
  v.safeInteger('must be at most 2^53 - 1'),
)

const ids = v.pipe(
  v.string(),
  v.regex(/^(?:\d{1,16}(?:,\d{1,16})*)?$/, 'must be ids with commas between them'),
  v.transform((list) => (list === '' ? [] : list.split(',').map(Number))),
  v.array(v.pipe(v.number(), v.safeInteger('must be ids'))),
  v.maxLength(limits.ids, `must be at most ${limits.ids} ids`),
)

const ratingText = v.pipe(
  v.picklist(ratingSteps.map(String), `must be one of ${ratingSteps.join(', ')}`),
  v.transform((step) => ratingSteps.find((one) => String(one) === step)),
)

/** The parameters of a query, as an address has them; the fields of `ListQuery` and `Filters`. */
const queryEntries = {
  /** The label of a category; all where it is missing. */
  category: v.optional(text(limits.label)),
  q: v.optional(text(limits.search)),
  only: v.optional(ids),
  min: v.optional(digits),
  max: v.optional(digits),
  brand: v.optional(
    v.pipe(
      v.array(text(limits.label)),
      v.maxLength(limits.brands, `must be at most ${limits.brands} brands`),
    ),
  ),
  /** A value of an option by their keys, `size:m`. */
  option: v.optional(
    v.pipe(
      v.array(
        v.pipe(text(2 * limits.label), v.regex(/^[^:]+:[^:]+$/, 'must be an option and a value, size:m')),
      ),
      v.maxLength(limits.options, `must be at most ${limits.options} values`),
    ),
  ),
  rating: v.optional(ratingText),
  sale: v.optional(v.literal('1', 'must be 1')),
  /** Missing: the whole text is searched for. */
  match: v.optional(v.literal('words', 'must be words')),
  available: v.optional(v.literal('1', 'must be 1')),
  sort: v.optional(v.picklist(listSorts, `must be one of ${listSorts.join(', ')}`)),
}

/** The parameters of one slice of the answer. */
const positionEntries = {
  /** From 0. */
  page: v.optional(digits),
  /** `next` of the slice before this page: faster than the page's number alone. */
  after: v.optional(
    v.pipe(
      v.string(),
      v.regex(cursorPattern, 'must be a key and an id'),
      v.check((text_) => text_.split('.').map(Number).every(Number.isSafeInteger), 'must be a key and an id'),
    ),
  ),
}

/** The state that the answer must be from. */
const snapshotEntry = {
  snapshot: v.optional(v.pipe(digits, v.minValue(1, 'must be 1 or more'))),
}

const { sort: _, ...unsorted } = queryEntries
const { category: __, ...open } = unsorted

/** The parameters of each address. */
export const parameters = {
  catalogue: snapshotEntry,
  slice: { ...queryEntries, ...positionEntries, ...snapshotEntry },
  first: { ...queryEntries, ...snapshotEntry },
  counts: { ...open, ...snapshotEntry },
  facets: { ...unsorted, ...snapshotEntry },
  suggestions: { q: queryEntries.q, match: queryEntries.match, ...snapshotEntry },
  product: snapshotEntry,
} as const

const listSchema = v.object(parameters.slice)

/** A query for a service, which has one catalogue of one size. */
export type ServiceQuery = Omit<ListQuery, 'size'>

/** Where a slice starts. */
export interface Position {
  readonly page: number
  /** The last product before it. */
  readonly after?: { readonly key: number; readonly id: number }
}

export interface ListRequest {
  readonly listQuery: ServiceQuery
  readonly position: Position
  readonly snapshot?: number
}

type Reading =
  | { readonly ok: true; readonly request: ListRequest }
  | { readonly ok: false; readonly message: string }

function readCursor(text_: string | undefined): Position['after'] {
  const [, key, id] = cursorPattern.exec(text_ ?? '') ?? []
  return key === undefined || id === undefined ? undefined : { key: Number(key), id: Number(id) }
}

/** Values by option, from `size:m`. */
function readOptions(texts: readonly string[]): NonNullable<Filters['options']> {
  const values = new Map<string, string[]>()
  for (const [option = '', value = ''] of texts.map((one) => one.split(':')))
    values.set(option, [...(values.get(option) ?? []), value])
  return Object.fromEntries(values)
}

/** Reads the parameters of an address; unknown and repeated ones are refused, since each would be another cache entry. */
export function readListRequest(address: keyof typeof parameters, params: URLSearchParams): Reading {
  const raw: Record<string, string | string[]> = {}
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name)
    const [value = ''] = values
    if (!Object.hasOwn(parameters[address], name))
      return { ok: false, message: 'A parameter is not in the contract.' }
    const isList = name === 'brand' || name === 'option'
    if (!isList && values.length > 1) return { ok: false, message: 'A parameter is given twice.' }
    raw[name] = isList ? values : value
  }
  const parsed = v.safeParse(listSchema, raw, { abortEarly: true })
  if (!parsed.success) {
    const [issue] = parsed.issues
    const name = v.getDotPath(issue)?.split('.')[0] ?? ''
    return { ok: false, message: `${name} ${issue.message}.` }
  }
  const {
    category = 'All',
    q = '',
    only,
    min,
    max,
    brand,
    option,
    rating,
    sale,
    available,
    sort,
    match,
    page = 0,
    after,
    snapshot,
  } = parsed.output
  const filters: Filters = {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(brand && { brands: brand }),
    ...(rating && { rating }),
    ...(sale && { sale: true }),
    ...(available && { available: true }),
    ...(option && { options: readOptions(option) }),
  }
  const cursor = readCursor(after)
  const search = normalSearch(q, match)
  return {
    ok: true,
    request: {
      listQuery: {
        category,
        search,
        ...(only && { only: [...new Set(only)].toSorted((a, b) => a - b) }),
        ...(Object.keys(filters).length > 0 && { filters }),
        ...(sort && (sort !== 'match' || search !== '') && { sort }),
        ...(match && search !== '' && { match }),
      },
      position: { page, ...(cursor && { after: cursor }) },
      ...(snapshot !== undefined && { snapshot }),
    },
  }
}

/** The parameters of a query, in one order: equal queries have equal addresses. */
export function writeQuery({
  category,
  search,
  only,
  filters = {},
  sort,
  match,
}: ServiceQuery): URLSearchParams {
  const { min, max, brands, rating, sale, available, options = {} } = filters
  const params = new URLSearchParams()
  if (category !== 'All') params.set('category', category)
  if (search !== '') params.set('q', toWellFormed(search))
  if (only) params.set('only', only.join(','))
  // Prices are whole: the next one inside the limits.
  if (min !== undefined) params.set('min', String(Math.ceil(min)))
  if (max !== undefined) params.set('max', String(Math.min(Math.floor(max), Number.MAX_SAFE_INTEGER)))
  for (const brand of brands ?? []) params.append('brand', brand)
  for (const [option, values] of Object.entries(options))
    for (const value of values) params.append('option', `${option}:${value}`)
  if (rating !== undefined) params.set('rating', String(rating))
  if (sale) params.set('sale', '1')
  if (available) params.set('available', '1')
  if (sort) params.set('sort', sort)
  if (match) params.set('match', match)
  return params
}
