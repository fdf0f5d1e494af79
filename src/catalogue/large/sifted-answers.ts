import { keyAt, type Columns } from '../columns.ts'
import type { Filters, Sort } from '../filters.ts'
import { sift, type Sifted } from '../sift.ts'
import { createOrder, sortPlaces, type Order, type Runs } from '../sort-places.ts'
import type { CategoryChoice } from '../source.ts'

/** A search with filters, `{}` where there are none, and an order. */
export interface SiftQuestion {
  /** Empty where nothing is searched. */
  readonly search: string
  readonly choice: CategoryChoice
  readonly filters: Filters
  readonly sort?: Sort | undefined
}

export interface SiftedAnswer extends Sifted {
  /** Where an order was asked for: the places are in it. */
  readonly runs?: Runs
}

interface Sources {
  readonly columns: () => Promise<Columns>
  /** The places whose texts match, in all categories; null once `isObsolete` says so. */
  readonly search: (search: string, isObsolete: () => boolean) => Promise<Uint32Array | null>
  readonly pause: () => Promise<void>
}

/** Answers kept: a slice, its counts and the facets ask for the same, or for two. */
const keptAnswers = 4

/** Answers to questions with filters or an order. Null once `isObsolete` says so. */
export function createSiftedAnswers({ columns, search, pause }: Sources) {
  const orders = new Map<Sort, Order>()
  // The latest last.
  let kept: readonly (readonly [key: string, answer: SiftedAnswer])[] = []

  async function look(
    { search: sought, choice, filters, sort }: SiftQuestion,
    isObsolete: () => boolean,
  ): Promise<SiftedAnswer | null> {
    const figures = await columns()
    const among = sought === '' ? undefined : await search(sought, isObsolete)
    if (among === null || isObsolete()) return null
    const sifted = sift(figures, filters, choice, among)
    if (!sort) return sifted
    await pause()
    if (isObsolete()) return null
    const order = orders.get(sort) ?? createOrder(figures.count, keyAt(figures, sort))
    orders.set(sort, order)
    const { sorted, runs } = sortPlaces(sifted.places, order)
    return { ...sifted, places: sorted, runs }
  }

  return async (question: SiftQuestion, isObsolete: () => boolean): Promise<SiftedAnswer | null> => {
    const key = JSON.stringify([question.search, question.choice, question.filters, question.sort])
    const answer = kept.find(([other]) => other === key)?.[1] ?? (await look(question, isObsolete))
    if (answer)
      kept = [...kept.filter(([other]) => other !== key), [key, answer] as const].slice(-keptAnswers)
    return answer
  }
}
