import { brands } from 'virtual:catalogue/records'
import { placesOf, readPlace, type Place } from '../engine/category-codes.ts'
import { emptyColumns } from '../engine/columns.ts'
import { createVariantColumns } from '../engine/variant-columns.ts'
import { readAmount } from '../money/amount-text.ts'
import type { OptionFilter } from '../settings/option-filter.ts'
import {
  categories,
  hasAmounts,
  hasOptionFilters,
  optionFilters,
  sharedPlaces,
} from '../settings/settings.ts'
import type { ProductSummary } from '../product.ts'
import type { ShardRecords } from '../worker/shard-records.ts'
import { textEnd } from './text-block.ts'
import { productsPerTable, type ReadFile, tableFile } from './file-names.ts'
import { createTextStore } from './text-store.ts'
import { readChoiceSummary } from '../variants/choice-summary.ts'
import { isTablePart, type TablePart } from './table-part.ts'

/** Files requested ahead: the connection does not idle while one is parsed, and a slow one is not divided by many. */
const ahead = 1

/** A text for each of so many products, of which many have the same: it is kept once. */
function createSharedTexts(count: number) {
  const texts = ['']
  const codes = new Map([['', 0]])
  const codeOf = (text: string) => {
    const code = codes.get(text) ?? texts.push(text) - 1
    codes.set(text, code)
    return code
  }
  const codeAt = new Uint32Array(count)
  return {
    set: (added: readonly string[], from: number) => codeAt.set(added.map(codeOf), from),
    at: (ordinal: number) => texts[codeAt[ordinal] ?? 0] ?? '',
  }
}

interface TableSource {
  readonly read: ReadFile
  /** What codes are indexes of. */
  readonly places?: readonly Place[]
  readonly brands?: readonly string[]
  readonly optionFilters?: readonly OptionFilter[]
}

/**
 * The products of a shard from the files of a catalogue's table. `from` is the first ordinal of a file. Figures stay in
 * columns and texts as UTF-8, about half of the memory of objects; a product is made when it is read.
 */
export function openTableRecords(
  from: number,
  to: number,
  {
    read,
    places = placesOf(categories, sharedPlaces),
    brands: brandNames = brands,
    optionFilters: filters = optionFilters,
  }: TableSource,
): ShardRecords {
  const count = to - from
  const columns = emptyColumns(count, brandNames)
  const ids = new Float64Array(count)
  /** 1 for a product with a rating, which may be 0. */
  const isRated = new Uint8Array(count)
  /** 1 for a pre-order. */
  const preorders = new Uint8Array(count)
  const left = new Uint32Array(count)
  const choices = createSharedTexts(count)
  const amounts = hasAmounts ? createSharedTexts(count) : undefined
  let variants = hasOptionFilters ? createVariantColumns(filters) : undefined
  const texts = createTextStore(count)
  const addresses = createTextStore(count)
  let available = 0
  let resolveAll: () => void = () => {}
  const allLoaded = new Promise<void>((resolve) => {
    resolveAll = resolve
  })
  if (count === 0) resolveAll()

  const sizeOfPart = (index: number) => Math.min(productsPerTable, count - index * productsPerTable)
  const requested = new Map<number, Promise<unknown>>()
  const request = (index: number) => {
    if (index * productsPerTable >= count || requested.has(index)) return
    const file = read(tableFile(from / productsPerTable + index))
    // Awaited later: a failure before that must not count as unhandled.
    file.catch(() => {})
    requested.set(index, file)
  }

  async function loadPart(index: number): Promise<TablePart> {
    for (let next = index; next <= index + ahead; next += 1) request(next)
    const part = await requested.get(index)
    requested.delete(index)
    if (!isTablePart(part, sizeOfPart(index))) throw new Error('A part of the catalogue is damaged.')
    return part
  }

  return {
    count,
    async load() {
      const part = await loadPart(available / productsPerTable)
      columns.category.set(part.category, available)
      columns.brand.set(part.brand, available)
      columns.price.set(part.price, available)
      columns.saving.set(part.saving, available)
      columns.reviews.set(part.reviews, available)
      columns.nameRank.set(part.nameRank, available)
      columns.soldOut.set(part.soldOut, available)
      columns.rating.set(
        part.rating.map((tenths) => tenths ?? 0),
        available,
      )
      ids.set(part.id, available)
      // Memory that nothing is written into is not taken.
      if (part.preorder.some((one) => one === 1)) preorders.set(part.preorder, available)
      if (part.left.some((number) => number > 0)) left.set(part.left, available)
      if (part.choice.some((choice) => choice !== '')) choices.set(part.choice, available)
      if (part.amounts !== '') amounts?.set(part.amounts.split(textEnd).slice(0, -1), available)
      isRated.set(
        part.rating.map((tenths) => (tenths === null ? 0 : 1)),
        available,
      )
      const added = part.id.length
      if (variants) {
        const groups = part.variantGroups.split(textEnd)
        for (let at = 0; at < added; at += 1) variants.add(groups[at] ?? '')
      }
      texts.add(part.texts, added)
      addresses.add(part.addresses, added)
      available += added
      if (available === count) resolveAll()
      return { count: added, texts: part.texts, labels: part.labels }
    },
    categories: columns.category,
    summaryAt(ordinal): ProductSummary {
      const [name, description] = texts.at(ordinal)
      const [picture, slug] = addresses.at(ordinal)
      const price = columns.price[ordinal] ?? 0
      const saving = columns.saving[ordinal] ?? 0
      const choice = readChoiceSummary(choices.at(ordinal))
      const amount = amounts && readAmount(amounts.at(ordinal))
      const leftNow = left[ordinal] ?? 0
      return {
        id: ids[ordinal] ?? 0,
        ...(slug !== '' && { slug }),
        name,
        description,
        ...readPlace(places[columns.category[ordinal] ?? 0] ?? ''),
        price,
        originalPrice: saving === 0 ? null : price + saving,
        rating: isRated[ordinal] !== 1 ? null : (columns.rating[ordinal] ?? 0) / 10,
        reviews: columns.reviews[ordinal] ?? 0,
        brand: brandNames[columns.brand[ordinal] ?? 0] ?? null,
        ...(amount && { amount }),
        ...(columns.soldOut[ordinal] === 1 && { isSoldOut: true }),
        ...(preorders[ordinal] === 1 && { isPreorder: true }),
        ...(leftNow > 0 && { left: leftNow }),
        ...(choice && { choice }),
        picture,
      }
    },
    async readColumns() {
      await allLoaded
      const complete = { ...columns, ...(variants && { variants: variants.columns() }) }
      // Its lists take as much memory as the columns.
      variants = undefined
      return complete
    },
  }
}
