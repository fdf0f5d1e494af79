import type { ShopConfig } from '../../src/shop.types.ts'

/** Whether the shop has the page of the order. */
export const canOrder = ({ checkout }: ShopConfig): boolean =>
  checkout !== undefined && checkout.kind !== 'notice'

/**
 * The other origins that pages fetch from: catalogue services, the one checkout that sends something itself, and those that
 * the owner's listeners send to.
 */
export const connectOriginsOf = (
  { checkout, connects = [] }: ShopConfig,
  serviceUrls: readonly (string | null)[],
): string[] => {
  const urls = [...serviceUrls, checkout?.kind === 'form' ? checkout.url : null]
  return [...new Set([...urls.flatMap((url) => (url === null ? [] : new URL(url).origin)), ...connects])]
}
