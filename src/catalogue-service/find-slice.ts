import type { Position, ServiceQuery } from '#catalogue/contract/query-params.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import { descriptionRank } from '#catalogue/words/match-rank.ts'
import type { Row, Statement } from './engine.ts'
import { conditionsByRank, conditionsOfSeveral, hasOneTerm } from './orders.ts'
import { type Listed, readIds, readListed } from './rows.ts'
import {
  mayStartWithSome,
  mostSome,
  selectAmongLeast,
  selectOfRank,
  selectSlice,
  selectSome,
} from './statements.ts'
import type { Snapshot } from './stored-head.ts'

/** Whether the ranks are asked for one after the other, so that most queries end early. */
const isByRank = (listQuery: ServiceQuery, position: Position) =>
  listQuery.sort === 'match' &&
  (mayStartWithSome(listQuery, position) || (position.after !== undefined && hasOneTerm(listQuery)))

/** Whether a slice may be found without reading a column to its end. */
export const mayEndEarly = (listQuery: ServiceQuery, position: Position): boolean =>
  !listQuery.sort || isByRank(listQuery, position)

/** The products of a page, and one more where there is one. */
export async function findSlice(
  listQuery: ServiceQuery,
  position: Position,
  snapshot: Snapshot,
  run: (command: Statement) => Promise<readonly Row[]>,
): Promise<readonly Listed[]> {
  const listed = async (command: Statement) => (await run(command)).map((row) => readListed(row, snapshot))
  const findInAll = () => listed(selectSlice(listQuery, position, snapshot))

  /** The first of all matches, where they are few; else null. */
  async function findFew(): Promise<readonly Listed[] | null> {
    const ids = readIds(await run(selectSome(listQuery, snapshot)))
    if (ids.length === 0) return []
    if (ids.length >= mostSome) return null
    if (listQuery.sort) return listed(selectSlice({ ...listQuery, only: ids }, position, snapshot))
    const only = ids.toSorted((a, b) => a - b).slice(0, sliceSize + 1)
    return listed(selectSlice({ category: 'All', search: '', only }, position, snapshot))
  }

  /** Of many matches of several terms. */
  async function findOfSeveral(): Promise<readonly Listed[]> {
    const { named, described } = conditionsOfSeveral(listQuery)
    const limits = { after: 0, count: sliceSize + 1 }
    const plain = await listed(selectOfRank(listQuery, described, limits, snapshot))
    // Others without a name follow.
    if (plain.length <= sliceSize) return findInAll()
    const best = await listed(selectSlice(listQuery, position, snapshot, [named]))
    return [...best, ...plain]
      .toSorted((a, b) => a.key - b.key || a.product.id - b.product.id)
      .slice(0, sliceSize + 1)
  }

  async function findByRank(): Promise<readonly Listed[]> {
    const { key: from, id } = position.after ?? { key: 0, id: 0 }
    const found: Listed[] = []
    for (const ranked of conditionsByRank(listQuery).filter(({ rank }) => rank >= from)) {
      // For parts of words in descriptions there is no index: a rare text is found sooner without ranks.
      const few = !position.after && ranked.rank === descriptionRank + 1 ? await findFew() : null
      if (few) return few
      const limits = { after: ranked.rank === from ? id : 0, count: sliceSize + 1 - found.length }
      found.push(...(await listed(selectOfRank(listQuery, ranked, limits, snapshot))))
      if (found.length > sliceSize) return found
    }
    return hasOneTerm(listQuery) ? found : ((await findFew()) ?? findOfSeveral())
  }

  if (isByRank(listQuery, position)) return findByRank()
  if (!mayStartWithSome(listQuery, position)) return findInAll()
  const among = await listed(selectAmongLeast(listQuery, snapshot))
  return among.length > sliceSize ? among : ((await findFew()) ?? findInAll())
}
