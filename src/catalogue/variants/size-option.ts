/** The parameter of an option called Size, inside of the shop: its address says `?size=m` (`search-params.ts`). */
export const sizeOption = 'option.size'
