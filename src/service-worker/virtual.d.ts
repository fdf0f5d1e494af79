/** Written by the build (`scripts/release/precache-list.ts`). */
declare module 'virtual:precache' {
  /** `revision` is null where the address contains a hash of the content. */
  export const entries: readonly { readonly url: string; readonly revision: string | null }[]
  /** Of the owner's pages of texts. */
  export const textPagePaths: readonly string[]
  /** Leaves navigations to the workers of the languages below this one; undefined for none. */
  export const otherWorkers: { readonly denylist: RegExp[] } | undefined
}
