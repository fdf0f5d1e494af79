import type { ShopConfig } from '../../src/shop.types.ts'

/** Whether the shop has the page of the order. */
export const canOrder = ({ checkout }: ShopConfig): boolean =>
  checkout !== undefined && checkout.kind !== 'notice'

/** The other origins that pages fetch from: a catalogue service, and the one checkout that sends something itself. */
export const connectOriginsOf = ({ checkout }: ShopConfig, serviceUrl: string | null): string[] =>
  [...(serviceUrl === null ? [] : [serviceUrl]), ...(checkout?.kind === 'form' ? [checkout.url] : [])].map(
    (url) => new URL(url).origin,
  )
