import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../src/catalogue/is-record.ts'
import type { RawProduct } from '../../src/catalogue/import/raw-product.ts'

type Fields = Readonly<Record<string, unknown>>
type Picture = NonNullable<RawProduct['images']>[number]

const isPicture = (item: unknown): item is Picture =>
  typeof item === 'string' ? item !== '' : isRecord(item) && typeof item['url'] === 'string'

const picturesOf = ({ image, images }: Fields): Picture[] =>
  [image ?? [], images ?? []].flat().filter(isPicture)

const isOwn = (picture: Picture) =>
  (typeof picture === 'string' ? picture : picture.url).startsWith('/pictures/')

const variantsOf = ({ variants }: Fields): readonly Fields[] =>
  Array.isArray(variants) ? variants.filter(isRecord) : []

/** The variant of the earlier record with the same SKU, or the same values. */
const earlierOf = ({ sku: own, values: chosen }: Fields, earlier: readonly Fields[]) =>
  earlier.find(({ sku }) => sku !== undefined && sku === own) ??
  earlier.find(({ values }) => isDeepStrictEqual(values, chosen))

/**
 * A record with the pictures that its owner has saved in the shop, and written in the earlier record, where the file has
 * only those of other hosts.
 */
export function withOwnPictures(record: RawProduct, earlier: Fields): RawProduct {
  const before = variantsOf(earlier)
  const isOwners = [earlier, ...before].flatMap(picturesOf).some(isOwn)
  if (!isOwners) return record
  const kept = (images: Picture[] = [], old?: Fields): { images?: Picture[] } => {
    const pictures = picturesOf(old ?? {})
    // Without pictures: those that it had are among the owner's.
    const isKept = old !== undefined && (pictures.length === 0 || pictures.some(isOwn))
    const chosen = isKept && !images.some(isOwn) ? pictures : images
    return chosen.length > 0 ? { images: chosen } : {}
  }
  const { images, variants, ...others } = record
  return {
    ...others,
    ...kept(images, earlier),
    ...(variants && {
      variants: variants.map(({ images: own, ...variant }) => ({
        ...variant,
        ...kept(own, earlierOf(variant, before)),
      })),
    }),
  }
}
