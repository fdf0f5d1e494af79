import { writeAmount } from '#catalogue/money/amount-text.ts'
import type { Stock, Variant } from '#catalogue/product.ts'
import { readChoiceSummary, writeChoiceSummary } from '#catalogue/variants/choice-summary.ts'
import { summarizeVariants } from '#catalogue/variants/summarize-variants.ts'
import { type VariantGroup, writeVariantGroups } from '#catalogue/variants/variant-groups.ts'
import type { Change } from './changes.ts'
import { stockText, writeOffers } from './offers.ts'
import { Problem } from './problems.ts'
import type { Changeable } from './rows.ts'

/** New values of a product's columns; a missing one stays. */
export interface NewValues {
  readonly price?: number
  readonly original?: number
  readonly stock?: string
  /** The others are of products with variants. */
  readonly choice?: string
  readonly amount?: string
  readonly offers?: string
  readonly variant_groups?: string
}

interface Changed {
  readonly values: NewValues
  /** How many of the changes name a variant that the product does not have. */
  readonly unknown: number
}

/** Returns a product's groups of variants (`import/group-variants.ts`). */
type Group = (product: Pick<Changeable, 'options' | 'variants'>) => readonly VariantGroup[]

const isOfVariant = ({ sku, values }: Change): boolean => sku !== undefined || values !== undefined

/** Whether the record has options alone: all combinations cost the same, and the product's values are theirs. */
const isOneForAll = (variants: readonly Variant[]) =>
  variants.length === 1 && variants[0]?.values.every((value) => value === '')

function isNamedBy(variant: Variant, { sku, values = [] }: Change): boolean {
  if (sku !== undefined) return variant.sku === sku
  return values.length === variant.values.length && values.every((value, at) => value === variant.values[at])
}

function withChange(variant: Variant, { price, original = 0, stock = variant.stock }: Change): Variant {
  if (price === undefined) return { ...variant, stock }
  const { originalPrice: _, ...others } = variant
  return { ...others, price, stock, ...(original > 0 && { originalPrice: original }) }
}

/** The changes of a product without variants, one after the other. */
function changedWithoutVariants(changes: readonly Change[]): Changed {
  const own = changes.filter((change) => !isOfVariant(change))
  const priced = own.findLast(({ price }) => price !== undefined)
  const stock = own.findLast((change) => change.stock !== undefined)?.stock
  return {
    values: {
      ...(priced?.price !== undefined && { price: priced.price, original: priced.original ?? 0 }),
      ...(stock !== undefined && { stock: stockText(stock) }),
    },
    unknown: changes.length - own.length,
  }
}

const isNumber = (stock: Stock | undefined) => typeof stock === 'number'

/**
 * The changes of a product, one after the other, and what follows from them. A stock of a product with variants is that
 * of each. Throws a `Problem` for values that only one of the variants can have.
 */
export function changeProduct(product: Changeable, changes: readonly Change[], group: Group): Changed {
  const { id, options, choice } = product
  let { variants } = product
  if (variants.length === 0) return changedWithoutVariants(changes)
  let unknown = 0
  for (const change of changes) {
    const isNamed = isOfVariant(change)
    if (!isNamed && (change.price !== undefined || isNumber(change.stock)) && !isOneForAll(variants))
      throw new Problem(
        'bad-question',
        `Product ${id} has variants: a line with a price or the number left must name one by its sku or values.`,
      )
    const isMeant = (variant: Variant) => !isNamed || isNamedBy(variant, change)
    if (!variants.some(isMeant)) unknown += 1
    variants = variants.map((variant) => (isMeant(variant) ? withChange(variant, change) : variant))
  }
  if (unknown === changes.length) return { values: {}, unknown }
  const { price, originalPrice, amount, stock, hasPrices } = summarizeVariants(variants)
  const { hasPrices: _, ...summary } = readChoiceSummary(choice) ?? { option: '', count: 0 }
  return {
    unknown,
    values: {
      price,
      original: originalPrice ?? 0,
      stock: stockText(stock),
      choice: writeChoiceSummary({ ...summary, ...(hasPrices && { hasPrices }) }),
      amount: amount ? writeAmount(amount) : '',
      offers: writeOffers(variants),
      variant_groups: writeVariantGroups(group({ options, variants })),
    },
  }
}
