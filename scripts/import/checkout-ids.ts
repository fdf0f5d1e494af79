import type { RawProduct } from '../../src/catalogue/import/raw-product.ts'
import { choiceKey } from '../../src/catalogue/variants/choice-key.ts'
import type { DraftVariant } from './draft.ts'

/**
 * The vendor's numbers of what can be bought, by the names that `checkout` has for them: a product's id, a variant's SKU,
 * or the id with its values.
 */
export function checkoutIdsOf(
  { id, options = [] }: Pick<RawProduct, 'id' | 'options'>,
  variants: readonly DraftVariant[],
): readonly (readonly [name: string, checkoutId: string])[] {
  const named = options.map(({ name, values }) => ({
    name,
    values: values.map((value) => (typeof value === 'string' ? value : value.name)),
  }))
  return variants.flatMap(({ values, sku = '', checkoutId = '' }) => {
    // One that stands for several values has as many names.
    if (!/^\d{1,20}$/.test(checkoutId) || (sku === '' && values.includes(''))) return []
    const name = named.length === 0 ? String(id) : sku || `${id}.${choiceKey(named, values)}`
    return [[name, checkoutId] as const]
  })
}
