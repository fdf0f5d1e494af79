import { groupBy } from '../../src/catalogue/import/group-by.ts'
import type { Finding } from './findings.ts'
import type { RawProduct } from '../../src/catalogue/import/raw-product.ts'
import { googleMerchant, plain, shopify, wooCommerce, type Format } from './formats.ts'
import { encodingHint, type Imported } from './import-catalogue.ts'

const count = (number: number, one: string, more = `${one}s`) => `${number} ${number === 1 ? one : more}`

/** Lines, or ids, that are named one by one. */
const mostNamed = 8

/** `lines 4, 7 and 2 more`. */
function named(noun: string, numbers: readonly number[]): string {
  const shown = numbers.slice(0, mostNamed).join(', ')
  const rest = numbers.length - mostNamed
  return `${noun}${numbers.length === 1 ? '' : 's'} ${shown}${rest > 0 ? ` and ${rest} more` : ''}`
}

const linesOf = (findings: readonly Finding[]): string =>
  named(
    'line',
    [...new Set(findings.map(({ line }) => line))].toSorted((a, b) => a - b),
  )

/** A line for each reason, the most frequent one first. */
const byReason = (findings: readonly Finding[]): readonly string[] =>
  groupBy(findings.map((finding) => [finding.reason, finding]))
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([reason, same]) => `  ${same.length} × ${reason}: ${linesOf(same)}`)

/** What no file of a kind has, and where to get it. */
const lacks = (format: Format, hasCheckoutIds: boolean, hasNumbers: boolean): readonly string[] => [
  ...(format === plain ? [] : ['ratings: add `rating` and `reviews` to the records if you have them']),
  ...(format === shopify && !hasCheckoutIds
    ? [
        'the numbers of variants, which the checkout `shopify` needs: https://YOUR-SHOP.myshopify.com/products.json?limit=250 has them',
      ]
    : []),
  ...(format === shopify && hasCheckoutIds ? ['numbers in stock: only whether a variant can be bought'] : []),
  ...(format === googleMerchant && !hasNumbers
    ? ['numbers in stock: only whether a product can be bought']
    : []),
  'whether prices include tax: `prices` in shop.config.ts says it to shoppers',
]

const field = (format: Format) => (format === wooCommerce ? 'products' : 'variants')
const kind = (format: Format) => (format === wooCommerce ? 'woocommerce' : 'shopify')

/** The hosts of a record's pictures, which the import does not copy. */
const hostsOf = ({ images = [], variants = [] }: RawProduct): readonly string[] =>
  [images, ...variants.map((variant) => variant.images ?? [])]
    .flat()
    .map((image) => (typeof image === 'string' ? image : image.url))
    .flatMap((address) => (address.startsWith('/') ? [] : [new URL(address).host]))

/** What to do about pictures that vanish with the old shop. */
function pictureStep(records: readonly RawProduct[], shop: string): readonly string[] {
  const elsewhere = records.map(hostsOf).filter((hosts) => hosts.length > 0)
  const hosts = [...new Set(elsewhere.flat())].toSorted()
  if (hosts.length === 0) return []
  const shown = hosts.slice(0, mostNamed).join(', ') + (hosts.length > mostNamed ? ', …' : '')
  return [
    `pictures of ${count(elsewhere.length, 'product')} stay at ${shown}, and vanish with the old shop; nothing copies them: save each to src/catalogues/${shop}/pictures/NAME.jpg (a-z, 0-9 and - in the name), and write /pictures/NAME.avif in \`images\` of its record`,
  ]
}

/** What the owner does next, each a line. */
function nextSteps(imported: Imported, shop: string, isNew: boolean): readonly string[] {
  const { newCategories, checkoutIds, format, records } = imported
  return [
    ...(newCategories.length > 0
      ? [
          'add these to `categories` of the head, or the build leaves their products out:',
          ...newCategories.map(
            ({ label, parent }) =>
              `  { label: ${JSON.stringify(label)}${parent === undefined ? '' : `, parent: ${JSON.stringify(parent)}`} },`,
          ),
        ]
      : []),
    ...(isNew ? ['write your own words where the files say [your …]'] : []),
    ...(Object.keys(checkoutIds).length > 0
      ? [
          `to go on in the checkout of the old shop, in shop.config.ts: import { checkoutIds } from './checkout-ids.ts', and checkout: { kind: '${kind(format)}', url: 'https://…', ${field(format)}: checkoutIds }`,
        ]
      : []),
    ...pictureStep(records, shop),
    `see the shop: SHOP=${shop} npm start`,
    `what is left to do: SHOP=${shop} npm run build -- --strict`,
  ]
}

const byField = ({ name, ids }: Imported['changed'][number]) =>
  `  ${ids.length} × ${name}: ${named('product', ids)}`

const part = (title: string, lines: readonly string[]) => (lines.length > 0 ? [title, ...lines] : [])

/** What the import has done, in lines. `written` are the files, `isNew` says that the shop is. */
export function reportOf(
  file: string,
  imported: Imported,
  {
    shop,
    written,
    isNew,
  }: { readonly shop: string; readonly written: readonly string[]; readonly isNew: boolean },
): readonly string[] {
  const {
    format,
    about,
    rowCount,
    records,
    former,
    lost,
    changed,
    findings,
    sharedBrand,
    unread,
    checkoutIds,
    withoutCategory,
  } = imported
  const copy = written.find((name) => name.startsWith('products.jsonl.before')) ?? 'products.jsonl.before'
  const variants = records.reduce((sum, { variants: own = [] }) => sum + own.length, 0)
  const hasNumbers = records.some((record) =>
    [record, ...(record.variants ?? [])].some(({ stock }) => typeof stock === 'number'),
  )
  return [
    `${file}: ${format.name} (${about}), ${count(rowCount, 'row')}`,
    `Written: ${count(records.length, 'product')} with ${count(variants, 'variant')} to src/catalogues/${shop}: ${written.join(', ')}`,
    ...(imported.guessed === undefined ? [] : [encodingHint(imported.guessed)]),
    ...(former.length > 0
      ? [
          `No longer sold: ${count(former.length, 'product')}, kept in former-products.jsonl so that no other product gets their ids`,
        ]
      : []),
    ...(imported.ownPictures > 0
      ? [
          `Kept: pictures in src/catalogues/${shop} of ${count(imported.ownPictures, 'product')}, which the file has at other hosts or not at all`,
        ]
      : []),
    ...(imported.isPage
      ? [
          'The shop may have more products: the last file is a whole page. Fetch products.json?limit=250&page=2 and so on, and name all files in one import.',
        ]
      : []),
    ...part(
      `Gone from the records, written by hand or no longer in the file; ${copy} has it:`,
      lost.map(byField),
    ),
    ...part(
      `Other values than the records had, by hand or from an earlier file; ${copy} has those:`,
      changed.map(byField),
    ),
    ...part(
      'Values of options moved or went. Translations name values by their order: correct those of these products in products.LANGUAGE:',
      imported.moved.length > 0 ? [`  ${named('product', imported.moved)}`] : [],
    ),
    ...part('Left out:', byReason(findings.leftOut)),
    ...part('Changed:', [
      ...byReason(findings.changed),
      ...(sharedBrand
        ? [
            `  ${records.length} × has the brand “${sharedBrand.brand}”, which is left out, since all products have it: a --map with ${JSON.stringify({ [sharedBrand.header]: sharedBrand.header })} keeps it`,
          ]
        : []),
      ...(withoutCategory > 0
        ? [`  ${withoutCategory} × has no category, and is in “Other”: --category gives another name`]
        : []),
    ]),
    ...part('Columns that are not read:', unread.length > 0 ? [`  ${unread.join(', ')}`] : []),
    'The file does not have:',
    ...lacks(format, Object.keys(checkoutIds).length > 0, hasNumbers).map((line) => `  ${line}`),
    'Next:',
    ...nextSteps(imported, shop, isNew).map((line) => `  ${line}`),
  ]
}
