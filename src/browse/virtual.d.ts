/** Null where the shop has no use for them: it then has nothing of their code. */
declare module 'virtual:catalogue/category-parts' {
  type Page = typeof import('./list/category-page.tsx')
  type Menu = typeof import('./list/category-menu.tsx')

  /** For categories with pages. */
  export const CategoryCrumbs: Page['CategoryCrumbs'] | null
  export const CategoryIntro: Page['CategoryIntro'] | null
  /** For more categories than two lines have room for. */
  export const CategoryMenu: Menu['CategoryMenu'] | null
  export const divideChoices: Menu['divideChoices'] | null
}
