/** Created by `scripts/vite/text-pages-plugin.ts` from the catalogue's `pages` folder. */
declare module 'virtual:text-pages' {
  import type { TextPage } from '#text-pages/text-page.ts'

  interface TextPageLink {
    readonly path: string
    readonly title: string
  }

  /** For the build, which leaves out the code for text pages where there are none. */
  export const hasTextPages: boolean
  /** In the order of their links. */
  export const headerPages: readonly TextPageLink[]
  export const footerPages: readonly TextPageLink[]
  /** Null where there are none. */
  export const importTextPageView: (() => Promise<typeof import('#text-pages/text-page-view.tsx')>) | null
  /** By the path; one chunk each. A load rejects if its chunk is gone. */
  export const importTextPage: Readonly<Record<string, () => Promise<{ readonly textPage: TextPage }>>>
}

declare module 'virtual:text-pages/paths' {
  /** The path of every text page. */
  export const textPagePaths: readonly `/${string}`[]
}
