import type { Product } from '../../src/catalogue/product.ts'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import { choiceKey } from '../../src/catalogue/variants/choice-key.ts'
import { offerOf, type Choice } from '../../src/catalogue/variants/variant-of.ts'
import type { TargetIds } from '../../src/shop-checkout.types.ts'
import type { ShopConfig } from '../../src/shop.types.ts'

/** The field of a checkout that names articles at the target, and its content; null for the other kinds. */
function targetsOf({ checkout }: ShopConfig): readonly [field: string, ids: TargetIds] | null {
  if (checkout?.kind === 'stripe-links') return ['links', checkout.links]
  if (checkout?.kind === 'shopify') return ['variants', checkout.variants]
  return checkout?.kind === 'woocommerce' ? ['products', checkout.products] : null
}

/** Combinations of one product's options: more could not be listed by hand, nor checked within seconds. */
const mostChoices = 10_000

interface Article {
  /** As `OrderLine.article` has it. */
  readonly key: string
  readonly isSku: boolean
  /** The SKU that is not its key: that of a product without options. */
  readonly otherSku?: string | undefined
  /** 'Tee, Blue, M' */
  readonly name: string
}

const choicesOf = ({ options }: Product): readonly Choice[] =>
  options.reduce<readonly Choice[]>(
    (choices, { values }) => choices.flatMap((choice) => values.map((value) => [...choice, value])),
    [[]],
  )

/** What can be bought of a product. */
function articlesOf(product: Product): readonly Article[] {
  const { id, name, options, isSoldOut } = product
  if (isSoldOut) return []
  if (options.length === 0) return [{ key: String(id), isSku: false, otherSku: product.sku, name }]
  const count = options.reduce((sum, { values }) => sum * values.length, 1)
  if (count > mostChoices)
    throw new ConfigurationError(
      `product ${id}: options have ${count} combinations, and a checkout that names each takes at most ${mostChoices}.`,
    )
  return choicesOf(product).flatMap((choice) => {
    const { availability, sku } = offerOf(product, choice)
    if (availability !== 'available') return []
    return {
      key: sku ?? `${id}.${choiceKey(options, choice)}`,
      isSku: sku !== null,
      name: [name, ...choice].join(', '),
    }
  })
}

const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`

/** An entry as the owner's file has it: all of them are there to copy, with what stands under another key. */
function entryOf({ key, name, otherSku }: Article, ids: TargetIds): string {
  const isNamed = otherSku !== undefined && Object.hasOwn(ids, otherSku)
  const target = isNamed ? (ids[otherSku] ?? '') : ''
  return `  ${quoted(key)}: ${quoted(target)}, // ${name}${isNamed ? `, instead of ${quoted(otherSku)}` : ''}`
}

/**
 * Checks that a checkout that names articles one by one names each that can be bought, and none for two. Throws
 * `ConfigurationError`: a variant without a target of its own would be ordered as another one, or not at all.
 */
export function checkTargets(file: string, shop: ShopConfig, products: readonly Product[]): void {
  const targets = targetsOf(shop)
  if (!targets) return
  const [field, ids] = targets
  const articles = new Map<string, Article>()
  for (const article of products.flatMap(articlesOf)) {
    const same = articles.get(article.key)
    // Variants that share a SKU are one article to their owner.
    if (same && !(same.isSku && article.isSku))
      throw new ConfigurationError(
        `${file}: checkout.${field} cannot tell ${same.name} from ${article.name}: '${article.key}' names both. Change the SKU.`,
      )
    articles.set(article.key, article)
  }
  const missing = [...articles.values()].filter(({ key }) => !Object.hasOwn(ids, key))
  if (missing.length > 0)
    throw new ConfigurationError(
      `${file}: checkout.${field} has no entry for ${missing.length} article${missing.length === 1 ? '' : 's'} that can be bought. Add each, with what it is there:\n${missing.map((article) => entryOf(article, ids)).join('\n')}`,
    )
}
