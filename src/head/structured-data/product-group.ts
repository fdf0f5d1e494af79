import type { Product as ProductData, ProductGroup } from 'schema-dts'
import { stringifySearch } from '#address/search-params.ts'
import type { Option, Product } from '#catalogue/product.ts'
import { choiceKey } from '#catalogue/variants/choice-key.ts'
import { writeChoice } from '#catalogue/variants/choice-search.ts'
import { completeChoice } from '#catalogue/variants/variant-of.ts'
import { joinItems } from '#ui/format-list.ts'
import { factsOf, imagesOf, nameOf, offerOf, ratingOf } from './product-facts.ts'

/** Search engines know these, here in the shop's languages; another option is named as it is. */
const knownOptions = {
  color: ['color', 'colour', 'farbe', 'couleur', '色', 'カラー', 'لون', 'اللون'],
  size: ['size', 'größe', 'taille', 'pointure', 'talla', 'tamaño', 'サイズ', 'مقاس', 'المقاس'],
  material: ['material', 'matière', 'matériau', '素材', 'خامة', 'الخامة'],
  pattern: ['pattern', 'muster', 'motif', 'estampado', '柄', 'نقشة', 'النقشة'],
}

/** The property of schema.org for an option, by its name or the one in the shop's main language. */
function propertyOf({ name, original }: Option): string | undefined {
  const written = new Set([name, original?.name].map((one) => one?.toLowerCase()))
  const [property] =
    Object.entries(knownOptions).find(([, names]) => names.some((one) => written.has(one))) ?? []
  return property
}

/** More variants than this are described by the page alone: each is 0.5 kB of its HTML. */
const mostDescribed = 50

/** A group with an offer for each variant. One that stands for any value has no such value. */
export function groupData(product: Product): ProductGroup {
  const { id, sku: groupSku = String(id), options, variants, name } = product
  const facts = factsOf(product)
  const described = variants.slice(0, mostDescribed)
  return {
    '@type': 'ProductGroup',
    ...nameOf(product),
    productGroupID: groupSku,
    ...facts,
    ...ratingOf(product),
    variesBy: options.map((option) => {
      const known = propertyOf(option)
      return known === undefined ? option.name : `https://schema.org/${known}`
    }),
    hasVariant: described.map((variant): ProductData => {
      const { sku, gtin, values, pictures } = variant
      const chosen = options.flatMap((option, at) =>
        values[at] ? [{ name: option.name, value: values[at], property: propertyOf(option) }] : [],
      )
      const choice = completeChoice(
        { options, variants: [variant] },
        values.map((value) => value || undefined),
      )
      const url = facts.url + stringifySearch(writeChoice(options, choice))
      const known = chosen.flatMap(({ property, value }) =>
        property === undefined ? [] : [[property, value] as const],
      )
      const others = chosen.filter(({ property }) => property === undefined)
      return {
        '@type': 'Product',
        name: joinItems([name, ...chosen.map(({ value }) => value)]),
        sku: sku ?? `${id}.${choiceKey(options, choice)}`,
        ...(gtin !== undefined && { gtin }),
        image: pictures ? imagesOf(pictures) : facts.image,
        ...Object.fromEntries(known),
        ...(others.length > 0 && {
          additionalProperty: others.map((other) => ({
            '@type': 'PropertyValue' as const,
            name: other.name,
            value: other.value,
          })),
        }),
        offers: offerOf({ ...variant, stock: product.isSoldOut ? 'out' : variant.stock, url }),
      }
    }),
  }
}
