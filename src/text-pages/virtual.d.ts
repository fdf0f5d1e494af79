/** The owner's pages of texts: made by `scripts/vite/shop-plugin.ts` from the folder `pages`. */
declare module 'virtual:shop/text-pages' {
  import type { TextPage } from '#text-pages/text-page.ts'

  interface TextPageLink {
    readonly path: string
    readonly title: string
  }

  /** In the order of their links. */
  export const headerPages: readonly TextPageLink[]
  export const footerPages: readonly TextPageLink[]
  /** Null where there are none. */
  export const importTextPageView: (() => Promise<typeof import('#text-pages/text-page-view.tsx')>) | null
  /** By the path; one chunk each. A load rejects if its chunk is gone. */
  export const importTextPage: Readonly<Record<string, () => Promise<{ readonly textPage: TextPage }>>>
}
