import type { PlainWords } from './plain-words.ts'

/** English. */
export const plainWords: PlainWords = {
  rating: [
    String.raw`(?:rated|rating)\s(?:at\sleast\s|from\s|over\s)?<stars>(?:\s?\+|\sstars?)*(?:\s(?:and|or)\s(?:up|more|better|above))?`,
    String.raw`(?:at\sleast\s|from\s)?<stars>\s?\+?\s?stars?(?:\s(?:and|or)\s(?:up|more|better|above))?`,
  ],
  between: [
    String.raw`between\s<price>\sand\s<price>`,
    String.raw`from\s<price>\s(?:to|-)\s<price>`,
    String.raw`<sign><figures>\s?(?:to|-|–)\s?<price>`,
  ],
  below: [String.raw`(?:under|below|less\sthan|cheaper\sthan)\s<price>`],
  atMost: [String.raw`(?:up\sto|at\smost|no\smore\sthan|max(?:imum)?)\s<price>`],
  above: [String.raw`(?:over|above|more\sthan)\s<price>`],
  atLeast: [String.raw`(?:from|at\sleast|min(?:imum)?)\s<price>`],
  sale: String.raw`on\ssale|in\sthe\ssale|discounted|reduced`,
  saved: String.raw`(?:my\s|that\si\s|i\s)?saved(?:\sproducts|\sones)?`,
  cheapest: String.raw`cheapest(?:\sfirst)?|lowest\sprice(?:\sfirst)?`,
  dearest: String.raw`most\sexpensive|dearest(?:\sfirst)?|highest\sprice(?:\sfirst)?`,
  bestRated: String.raw`best\srated|top\srated|highest\srated`,
  mostReviewed: String.raw`most\sreviewed|most\sreviews`,
  byName: String.raw`sorted\sby\sname|by\sname|alphabetical(?:ly|\sorder)?|a\s?(?:to|-|–)\s?z`,
  savings: String.raw`biggest\ssavings?|biggest\sdiscounts?`,
  and: 'and',
  by: 'by|from',
  fillers: 'show|me|all|any|the|a|an|in|with|and|that|are|is|for|of|products?|items?|things?|please',
  plurals: ['s', 'es'],
  isNounLast: true,
}
