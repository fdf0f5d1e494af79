/** As `synonyms.ts` of the demo: what shoppers type, and the texts that find it here. */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  tisane: ['chamomile', 'peppermint', 'verbena'],
  kettle: ['teapot'],
  mug: ['mug', 'glass'],
  infuser: ['strainer'],
  'red bush': ['rooibos'],
  decaffeinated: ['decaf'],
}
