/** As `synonyms.ts`, for French: what shoppers type, and the texts that find it here. */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  tisane: ['camomille', 'menthe', 'verveine'],
  bouilloire: ['théière'],
  chope: ['mug', 'verre'],
  infuseur: ['passoire', 'filtre'],
  'thé rouge': ['rooibos'],
  'sans théine': ['déthéiné'],
  thermos: ['isotherme'],
}
