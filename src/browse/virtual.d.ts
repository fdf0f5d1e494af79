// Null where the shop has no use for them: it then has nothing of their code.

/** For categories with pages, and with texts on these. */
declare module 'virtual:catalogue/category-page' {
  type Crumbs = typeof import('./list/category-crumbs.tsx')
  type Intro = typeof import('./list/category-intro.tsx')
  export const CategoryCrumbs: Crumbs['CategoryCrumbs'] | null
  export const CategoryIntro: Intro['CategoryIntro'] | null
}

/** For categories with a text. */
declare module 'virtual:catalogue/category-text-query' {
  type Text = typeof import('./list/category-text-query.ts')
  export const categoryTextQuery: Text['categoryTextQuery'] | null
}

/** For more categories than two lines have room for. */
declare module 'virtual:catalogue/category-menu' {
  type Menu = typeof import('./list/category-menu.tsx')
  export const CategoryMenu: Menu['CategoryMenu'] | null
  export const divideChoices: Menu['divideChoices'] | null
}
