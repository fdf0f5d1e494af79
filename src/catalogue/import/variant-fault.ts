import type { Option } from '../product.ts'

interface Fault {
  readonly field: string
  readonly message: string
}

const isUnique = (items: readonly unknown[]) => new Set(items).size === items.length

interface Chosen {
  readonly values: readonly string[]
  readonly sku?: string | null | undefined
}

/**
 * What is wrong between a record's options and its variants; null for nothing. Each variant chooses one of the values
 * of every option, or leaves it open; no two choose the same ones or have one SKU.
 */
export function variantFault(options: readonly Option[], variants: readonly Chosen[]): Fault | null {
  if (!isUnique(options.map(({ name }) => name)))
    return { field: 'options', message: 'must not have a name twice' }
  for (const [at, { values }] of options.entries())
    if (values.length === 0 || !isUnique(values))
      return { field: `options.${at}.values`, message: 'must be one or more, each once' }
  for (const [at, { values }] of variants.entries()) {
    if (values.length !== options.length)
      return { field: `variants.${at}.values`, message: 'must be one per option' }
    const strange = values.findIndex(
      (value, option) => value !== '' && !options[option]?.values.includes(value),
    )
    if (strange >= 0)
      return { field: `variants.${at}.values.${strange}`, message: 'must be among the values of its option' }
  }
  if (!isUnique(variants.map(({ values }) => JSON.stringify(values))))
    return { field: 'variants', message: 'must not have the same values twice' }
  if (!isUnique(variants.flatMap(({ sku }) => sku ?? [])))
    return { field: 'variants', message: 'must not have a SKU twice' }
  return null
}
