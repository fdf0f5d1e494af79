/* A module that `scripts/vite/shop-plugin.ts` creates. */

declare module 'virtual:shop/listeners' {
  /** The owner's `listeners.ts`; null where the shop's folder has none. */
  export const importListeners: (() => Promise<unknown>) | null
}
