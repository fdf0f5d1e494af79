import type { ShopConfig } from '../../src/shop.types.ts'

/** Whether the shop has the page of the order. */
export const canOrder = ({ checkout }: ShopConfig): boolean =>
  checkout !== undefined && checkout.kind !== 'notice'

/** The other origins that pages fetch from: catalogue services, and the one checkout that sends something itself. */
export const connectOriginsOf = (
  { checkout }: ShopConfig,
  serviceUrls: readonly (string | null)[],
): string[] => {
  const urls = [...serviceUrls, checkout?.kind === 'form' ? checkout.url : null]
  return [...new Set(urls.flatMap((url) => (url === null ? [] : new URL(url).origin)))]
}
