import * as v from 'valibot'
import type { ShopParts } from '../../src/shop.types.ts'
import type { ChosenShop } from './shop-layout.ts'
import { isSiteAddress } from '../site-address.ts'
import { checkoutSchema, pricesSchema, shippingSchema } from './check-checkout.ts'
import { homeSchema } from './check-home.ts'
import {
  check,
  entries,
  exportsOf,
  filled,
  flag,
  list,
  long,
  optional,
  short,
  wholeFrom,
} from './check-fields.ts'
import { isLanguageTag } from './shop-languages.ts'

const languageTag = v.pipe(
  short,
  v.check(isLanguageTag, 'must be the BCP 47 tag of a known language, for example de or pt-BR'),
)

/** As a policy of pages names it: no path, and no character with a meaning of its own there. */
const origin = v.pipe(
  short,
  v.regex(
    /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/,
    'must be https:// and a host alone, for example https://analytics.example',
  ),
)

const configSchema = entries({
  catalogue: short,
  source: v.optional(
    entries({
      kind: v.literal('http', 'must be http'),
      url: short,
      languages: v.optional(v.record(v.string(), short)),
      prerendered: v.optional(wholeFrom(0)),
    }),
  ),
  name: short,
  tagline: optional,
  siteUrl: v.pipe(
    short,
    v.check(isSiteAddress, 'must be like https://shop.example or https://host.example/shop'),
  ),
  languages: v.optional(
    v.pipe(
      filled(languageTag),
      v.check((all) => new Set(all).size === all.length, 'must not name a language twice'),
    ),
  ),
  prerenderedProducts: v.optional(wholeFrom(0)),
  allProductFiles: v.optional(flag),
  sharesHostedPictures: v.optional(flag),
  lowStock: v.optional(
    v.pipe(
      v.number('must be a number'),
      v.integer('must be a whole number'),
      v.minValue(0, 'must be 0 or more'),
    ),
  ),
  hero: entries({
    title: short,
    lead: long,
    promises: list(short),
    figures: list(entries({ value: short, label: optional })),
  }),
  checkout: v.optional(checkoutSchema),
  prices: v.optional(pricesSchema),
  shipping: v.optional(shippingSchema),
  connects: v.optional(list(origin)),
})

/** Whether a shop, whose fields are checked, has a page for orders. */
const hasOrders = ({ checkout }: { readonly checkout?: unknown }) =>
  typeof checkout === 'object' && checkout !== null && 'kind' in checkout && checkout.kind !== 'notice'

const isOn = v.optional(flag)

const parts = entries({
  saved: isOn,
  compare: isOn,
  newsletter: isOn,
  share: isOn,
  reviews: isOn,
  voiceNumbers: isOn,
  lab: isOn,
  signIn: isOn,
  accessibility: isOn,
} satisfies Record<keyof ShopParts, unknown>)

const configExports = v.pipe(
  exportsOf({
    home: v.optional(homeSchema),
    parts: v.optional(parts),
    shop: configSchema,
    cartScope: v.picklist(['page', 'device'], 'must be page or device'),
  }),
  v.forward(
    v.check(
      ({ shop, cartScope }) => cartScope === 'device' || !hasOrders(shop),
      'must be device where the shop has a checkout: the page of the order reads the cart of the others',
    ),
    ['cartScope'],
  ),
)

/** Checks the exports of `shop.config.ts`. Throws `ConfigurationError` that names the first fault. */
export function checkConfig(file: string, exported: unknown): asserts exported is ChosenShop {
  check(configExports, file, exported)
}
