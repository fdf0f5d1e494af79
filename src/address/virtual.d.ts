/**
 * The addresses of categories' pages (`category-pages.ts`); null each for a shop without such pages, which then has nothing
 * of their code.
 */
declare module 'virtual:catalogue/category-addresses' {
  type Addresses = typeof import('./category-pages.ts')

  export const categoryPageAt: Addresses['categoryPageAt'] | null
  export const categoryPagePath: Addresses['categoryPagePath'] | null
  export const categoryRewrite: Addresses['categoryRewrite'] | null
  export const listQueryAt: Addresses['listQueryAt'] | null
  export const pageAt: Addresses['pageAt'] | null
}
