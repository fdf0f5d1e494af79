import { groupBy } from '../../src/catalogue/import/group-by.ts'
import type { RawProduct } from '../../src/catalogue/import/raw-product.ts'
import { slugOf } from '../../src/catalogue/slug.ts'
import type { Draft, DraftVariant } from './draft.ts'
import type { Findings } from './findings.ts'
import { usablePictures } from './pictures.ts'
import { descriptionOf, fitting, listed, words } from './texts.ts'

/** A record without what the whole file decides: its id and the labels of its categories. */
export type RecordFields = Omit<RawProduct, 'id' | 'category' | 'categories'>

type RawVariant = NonNullable<RawProduct['variants']>[number]

/** A variant whose price is known. */
interface Priced extends DraftVariant {
  readonly price: number
  readonly originalPrice: number | null
}

/** Options of a product. */
const mostOptions = 3

/** Excel’s mark of a text, which keeps the zeros that a number begins with. */
const withoutMark = (text: string) => text.replace(/^'(?=\d)/, '')

const isGtin = (text: string) => /^(?:\d{8}|\d{12,14})$/.test(text.replaceAll(/[\s-]/g, ''))

/** Prices in major units of a currency with so many decimals; those that are no amount of it are rounded. */
function createPriceReader(digits: number, findings: Findings) {
  const rounded = (price: number) => Number(price.toFixed(digits))
  return (variant: DraftVariant): Priced | null => {
    const { line, price, originalPrice = null } = variant
    if (price === null || Number.isNaN(price)) {
      findings.leaveOut(line, price === null ? 'has no price' : 'has a price that is no number')
      return null
    }
    if (price < 0) {
      findings.leaveOut(line, 'has a price below 0')
      return null
    }
    if (rounded(price) !== price)
      findings.change(line, `has a price with more than ${digits} decimals, rounded`)
    if (Number.isNaN(originalPrice))
      findings.change(line, 'has a former price that is no number, which is left out')
    const before = rounded(originalPrice ?? 0)
    // Many exports write the price or 0 for “not reduced”.
    if (before > 0 && before < rounded(price))
      findings.change(line, 'has a former price below the price, which is left out')
    return { ...variant, price: rounded(price), originalPrice: before > rounded(price) ? before : null }
  }
}

/**
 * Variants whose values no earlier one has, with SKUs that no earlier one has and GTINs that are some. `skus` are those of
 * all products: a checkout knows an article by its SKU. `hint` says where their values may be.
 */
function distinct(
  variants: readonly Priced[],
  skus: Set<string>,
  findings: Findings,
  hint: string,
): readonly Priced[] {
  const lines = new Map<string, number>()
  return variants.flatMap((variant) => {
    const { line, values } = variant
    const [sku, gtin] = [withoutMark(variant.sku ?? ''), withoutMark(variant.gtin ?? '')]
    const key = JSON.stringify(values)
    const earlier = lines.get(key)
    if (earlier !== undefined) {
      findings.leaveOut(
        line,
        `${
          values.length === 0
            ? 'belongs to an earlier product and has no option that tells it apart'
            : 'is a variant with the values of an earlier one'
        }${hint}`,
      )
      return []
    }
    lines.set(key, line)
    const isTaken = sku !== '' && skus.has(sku)
    if (isTaken) findings.change(line, 'has the SKU of another variant, which is left out')
    if (sku !== '') skus.add(sku)
    if (gtin !== '' && !isGtin(gtin))
      findings.change(line, 'has a GTIN without 8, 12, 13 or 14 digits, which is left out')
    return [{ ...variant, sku: isTaken ? '' : sku, gtin: isGtin(gtin) ? gtin : '' }]
  })
}

/** Without a number in stock that is none. */
function withStock<Variant extends DraftVariant>(variant: Variant, findings: Findings): Variant {
  if (!Number.isNaN(variant.stock)) return variant
  findings.change(variant.line, 'has a stock that is no number, which is left out')
  return { ...variant, stock: undefined }
}

/** What a product or one of its variants says of its own. */
const soldFields = ({ sku, gtin, stock, availableFrom, amount }: Priced) => ({
  ...(sku && { sku }),
  ...(gtin && { gtin }),
  ...(stock !== undefined && { stock }),
  ...(availableFrom && { availableFrom }),
  ...(amount && { amount }),
})

/** Prices, stock and options: on the product itself where it has no options. */
function soldParts(
  draft: Draft,
  variants: readonly Priced[],
  findings: Findings,
): Partial<RecordFields> & { price: number } {
  const [first] = variants
  const cheapest = Math.min(...variants.map(({ price }) => price))
  const { options } = draft
  const before = new Set(variants.map(({ originalPrice }) => originalPrice))
  const isOnePrice = variants.every(({ price }) => price === cheapest) && before.size === 1
  const priceFields = ({ price, originalPrice }: Priced) => ({
    ...(price !== cheapest && { price }),
    ...(originalPrice !== null && { originalPrice }),
  })
  if (options.length === 0 || !first)
    return { price: cheapest, ...(first && { ...priceFields(first), ...soldFields(first) }) }
  const written = variants.map((variant): RawVariant => {
    const images = usablePictures(variant.pictures ?? [], variant.line, findings)
    return {
      ...soldFields(variant),
      values: [...variant.values],
      ...(!isOnePrice && priceFields(variant)),
      ...(images.length > 0 && { images: [...images] }),
    }
  })
  return {
    price: cheapest,
    ...(isOnePrice && first.originalPrice !== null && { originalPrice: first.originalPrice }),
    options: options.map(({ name, values }, at) => ({
      name,
      values: [...new Set([...values, ...variants.map((variant) => variant.values[at] ?? '')])].filter(
        (value) => value !== '',
      ),
    })),
    variants: written,
  }
}

/** A record has one weight: with the heaviest of its variants the shipping of none is too cheap. */
function heaviest(line: number, variants: readonly Priced[], findings: Findings): number {
  for (const { line: own, weight } of variants)
    if (Number.isNaN(weight)) findings.change(own, 'has a weight that is no number, which is left out')
  const weights = new Set(variants.map(({ weight }) => weight || 0).filter((weight) => weight > 0))
  if (weights.size > 1) findings.change(line, 'has variants of different weights: the heaviest one counts')
  return Math.max(0, ...weights)
}

const filled = (list: readonly string[] | undefined) => (list && list.length > 0 ? [...list] : undefined)

/** Returns a function that makes the record of a draft; null for one that is left out, with its reason in `findings`. */
export function createRecordMaker(
  digits: number,
  locale: string,
  findings: Findings,
  unreadOptions: readonly string[],
) {
  const shown = unreadOptions.length > 12 ? [...unreadOptions.slice(0, 12), '…'] : unreadOptions
  const hint =
    shown.length === 0
      ? ''
      : ` (columns that are not read may hold their options, --map renames them: ${shown.join(', ')})`
  const readPrice = createPriceReader(digits, findings)
  const skus = new Set<string>()
  return (
    draft: Draft,
  ): { readonly record: RecordFields; readonly variants: readonly DraftVariant[] } | null => {
    const { line, options } = draft
    const leaveOut = (reason: string) => {
      findings.leaveOut(line, reason)
      return null
    }
    const name = words(draft.name)
    if (name === '') return leaveOut('has no name')
    if (options.length > mostOptions) return leaveOut(`has more than ${mostOptions} options`)
    const tidy = options.map((option) => ({ name: words(option.name), values: option.values.map(words) }))
    const priced = draft.variants
      .map((variant) => ({ ...variant, values: variant.values.map(words) }))
      .map(readPrice)
      .filter((variant) => variant !== null)
    const variants = distinct(priced, skus, findings, hint).map((variant) => withStock(variant, findings))
    // Each of its rows has said why.
    if (variants.length === 0) return draft.variants.length === 0 ? leaveOut('has no variant') : null
    const texts = descriptionOf(draft, findings)
    const own = options.length === 0 ? (variants[0]?.pictures ?? []) : []
    const images = usablePictures([...own, ...draft.pictures], line, findings)
    const slug = slugOf(draft.slug ?? '', locale)
    const fit = (some: readonly string[], what: Parameters<typeof fitting>[1]) =>
      fitting(some, what, line, findings)
    const [brand = ''] = fit([words(draft.brand ?? '')], 'brands')
    const features = filled(
      fit(draft.features?.map(words).filter((feature) => feature !== '') ?? [], 'features'),
    )
    const tags = filled(fit(listed((draft.tags ?? []).join('\n'), /\n/), 'tags'))
    const named = groupBy(
      (draft.specifications ?? [])
        .map(([label, value]) => [words(label), words(value)] as const)
        .filter(([label, value]) => label !== '' && value !== ''),
    )
    const values = fit(
      named.map(([, several]) => [...new Set(several)].join(', ')),
      'specifications',
    )
    const labels = fit(
      named.slice(0, values.length).map(([label]) => label),
      'names of specifications',
    )
    const weight = heaviest(line, variants, findings)
    const { rating, reviews } = draft
    for (const [what, number] of Object.entries({ rating, reviews }))
      if (Number.isNaN(number)) findings.change(line, `has a ${what} that is no number, which is left out`)
    return {
      variants,
      record: {
        name,
        ...soldParts({ ...draft, options: tidy }, variants, findings),
        ...(slug !== '' && { slug }),
        ...(brand !== '' && { brand }),
        ...texts,
        ...(images.length > 0 && { images: [...images] }),
        ...(features && { features }),
        ...(tags && { tags }),
        ...(labels.length > 0 && {
          specifications: Object.fromEntries(labels.map((label, at) => [label, values[at] ?? ''])),
        }),
        ...(rating && { rating }),
        ...(reviews && { reviews }),
        ...(weight > 0 && { weight: Math.round(weight) }),
      },
    }
  }
}
