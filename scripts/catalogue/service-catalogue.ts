import * as v from 'valibot'
// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import { haveAmounts } from '../../src/catalogue/import/complete-head.ts'
import { answers, contractVersion } from '../../src/catalogue/contract/answers.ts'
import type { Product } from '../../src/catalogue/product.ts'
import { sliceSize } from '../../src/catalogue/source/slice-size.ts'
import type { ShopConfig } from '../../src/shop.types.ts'
import { isLocalAddress } from '../site-address.ts'
import type { Catalogue } from './catalogue.ts'

/** A catalogue behind an address, as the owner names it in `shop.config.ts`. */
type ServiceSource = NonNullable<ShopConfig['source']>

const defaultPrerendered = 100

/** Milliseconds that the build waits for one answer. */
const patience = 60_000

/** Checks an address: https, or http on this machine. Throws a sentence. */
export function checkServiceUrl(url: string): string {
  const { protocol, search, hash, username } = URL.canParse(url) ? new URL(url) : { protocol: '' }
  if ((protocol !== 'https:' && !isLocalAddress(url)) || search || hash || username || url.endsWith('/'))
    throw new ConfigurationError(
      'The catalogue service must have an https address without a slash at the end, or be on localhost.',
    )
  return url
}

/** Queries the service at build time. Throws a sentence where there is no answer, or none of the contract. */
async function request<Name extends keyof typeof answers>(url: string, path: string, name: Name) {
  const address = `${url}/v${contractVersion}/${path}`
  const body: unknown = await fetch(address, { signal: AbortSignal.timeout(patience) })
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null)
  const parsed = v.safeParse<(typeof answers)[Name]>(answers[name], body)
  if (!parsed.success)
    throw new ConfigurationError(
      `The catalogue service does not answer at ${address}; the build needs it for its first pages.`,
    )
  return parsed.output
}

/**
 * The catalogue for the build of a shop on a service: the head of the folder, and of the products those that get a page.
 * Throws a sentence where the service is away or has other categories than the head.
 */
export async function fromService(
  catalogue: Catalogue,
  { url, prerendered = defaultPrerendered }: ServiceSource,
): Promise<Catalogue> {
  const { head } = catalogue
  const served = await request(url, 'catalogue', 'catalogue')
  const own = head.categories.map(({ label }) => label)
  if (JSON.stringify(own) !== JSON.stringify(served.categories))
    throw new ConfigurationError(
      `The service has other categories than the head of ${head.name}: load the catalogue again.`,
    )
  // Those that it counts, whatever the folder has now.
  const { optionFilters = [] } = served
  const { facets } = await request(url, 'facets', 'facets')
  const products: Product[] = []
  for (let page = 0; products.length < prerendered; page += 1) {
    const slice = await request(url, `slice?page=${page}`, 'slice')
    for (const { id } of slice.products.slice(0, prerendered - products.length))
      products.push((await request(url, `product/${id}`, 'product')).product)
    if (slice.products.length < sliceSize) break
  }
  const highest = products.at(-1)?.id ?? 0
  return {
    ...catalogue,
    // Sizes are for generated catalogues; ids above have no page of their own.
    head: {
      ...head,
      sorts: head.sorts.filter((sort) => served.sorts.includes(sort)),
      priceSteps: served.priceSteps,
      // The build reads a part of the products: what it need not contain to show all is there.
      hasVariants: true,
      hasHosted: true,
      // A service of an earlier version does not say.
      hasAmounts: served.hasAmounts ?? haveAmounts(products),
      optionFilters,
      hasOptionFilters: optionFilters.length > 0,
      ownSize: highest,
      largestSize: highest,
    },
    products,
    brands: facets.brands.map(({ brand }) => brand),
    generated: null,
    generatedFile: null,
    serviceUrl: url,
    // Of the first answer: after an update in between, the shop fetches everything again.
    serviceSnapshot: served.snapshot,
  }
}

/**
 * The catalogue for the build of a shop on a service in another language than its main one: of the service that
 * `languages` names. Throws a sentence where it names none, and as `fromService`.
 */
export function fromServiceIn(
  language: string,
  catalogue: Catalogue,
  source: ServiceSource | undefined,
): Promise<Catalogue> {
  const url = source?.languages?.[language]
  if (url === undefined)
    throw new ConfigurationError(
      `A catalogue service has one language: \`source.languages\` must have the address of one that was loaded with --language ${language}.`,
    )
  return fromService(catalogue, { ...source, kind: 'http', url: checkServiceUrl(url) })
}
