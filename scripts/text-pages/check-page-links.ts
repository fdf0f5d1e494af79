// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import type { ShopConfig } from '../../src/shop.types.ts'
import { faultOfLink, type LinkTargets } from './links.ts'

/** Throws `ConfigurationError` where the pages that orders and prices link to are not there. */
export function checkPageLinks(file: string, { checkout, prices }: ShopConfig, targets: LinkTargets): void {
  const links = {
    'checkout.terms': checkout && checkout.kind !== 'notice' ? checkout.terms : undefined,
    'prices.shipping': prices?.shipping,
  }
  for (const [field, to] of Object.entries(links)) {
    const fault = to === undefined ? null : faultOfLink(to, targets)
    if (fault !== null)
      throw new ConfigurationError(
        `${file}: shop.${field} has the link “${to}”, which ${fault}. The page /terms is the file pages/terms.md of the catalogue.`,
      )
  }
}
