interface ImportMetaEnv {
  /** The base that all languages of a shop share, `BASE_URL` of the first (`scripts/vite/vite-config.ts`). */
  readonly SHOP_BASE: string
}
