import { locale } from 'virtual:language'
import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { shop } from '#shop'
import { absolute } from '../site-address.ts'
import { organizationId } from './organization.ts'

const search: WithActionConstraints<SearchAction> = {
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: absolute('/products?search={search_term_string}') },
  'query-input': 'required name=search_term_string',
}

/** The site as a whole, and the address of its search. */
export const website: WebSite = {
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: shop.name,
  url: absolute('/'),
  inLanguage: locale,
  publisher: { '@id': organizationId },
  potentialAction: search,
}
