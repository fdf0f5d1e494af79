import type { PlainWords } from './plain-words.ts'

/** German. */
export const plainWords: PlainWords = {
  rating: [
    String.raw`(?:bewertet|bewertung)(?:\s(?:mit|von|ab|über|mindestens))*\s<stars>(?:\s?\+|\ssterne?n?)*(?:\s(?:und|oder)\s(?:mehr|besser|höher))?`,
    String.raw`(?:mindestens\s|ab\s)?<stars>\s?\+?\s?sterne?n?(?:\s(?:und|oder)\s(?:mehr|besser|höher))?`,
  ],
  between: [
    String.raw`zwischen\s<price>\sund\s<price>`,
    String.raw`von\s<price>\sbis\s<price>`,
    String.raw`<sign><figures>\s?(?:bis|-|–)\s?<price>`,
    String.raw`<figures>\s?(?:bis|-|–)\s?<figures>\s?<currency>`,
  ],
  below: [String.raw`(?:unter|weniger\sals|billiger\sals|günstiger\sals)\s<price>`],
  atMost: [
    String.raw`(?:bis(?:\szu)?|höchstens|maximal|max\.?|nicht\smehr\sals)\s<price>`,
    String.raw`<price>\soder\s(?:weniger|günstiger|billiger)`,
  ],
  above: [String.raw`(?:über|mehr\sals|teurer\sals)\s<price>`],
  atLeast: [String.raw`(?:ab|mindestens|min\.?)\s<price>`, String.raw`<price>\soder\s(?:mehr|teurer)`],
  sale: String.raw`im\s(?:angebot|sale|ausverkauf)|(?:reduziert|rabattiert|herabgesetzt)(?:e[mnrs]?)?|sonderangebote?n?`,
  saved: String.raw`(?:(?:meine|die)\s)?(?:gemerkt|gespeichert)(?:e[mnrs]?)?(?:\s(?:produkte|artikel))?|(?:meine\s)?merkliste`,
  cheapest: String.raw`(?:am\s)?(?:billigste|günstigste)[nrs]?(?:\szuerst)?|niedrigster\spreis(?:\szuerst)?|preis\saufsteigend`,
  dearest: String.raw`(?:am\s)?teuerste[nrs]?(?:\szuerst)?|höchster\spreis(?:\szuerst)?|preis\sabsteigend`,
  bestRated: String.raw`(?:am\s)?best(?:en)?\s?bewertet(?:e[mnrs]?)?|beste\sbewertung(?:en)?`,
  mostReviewed: String.raw`(?:die\s)?meisten\sbewertungen|am\s(?:häufigsten|meisten)\sbewertet(?:e[mnrs]?)?`,
  byName: String.raw`(?:sortiert\s)?nach\snamen?(?:\ssortiert)?|alphabetisch(?:e[mnrs]?)?|von\sa\sbis\sz|a\s?(?:bis|-|–)\s?z`,
  savings: String.raw`(?:größte|höchste)[nr]?\s(?:ersparnis|rabatte?|nachlass|nachlässe)`,
  and: 'und',
  by: String.raw`von\sder\smarke|der\smarke|von`,
  fillers:
    'zeige?|mir|bitte|alle[ns]?|jede[nrs]?|der|die|das|den|dem|ein|eine[mnrs]?|in|im|mit|und|für|sind|ist|die|suche|ich|produkte?|artikel|sachen|dinge',
  plurals: ['n', 'en', 'e', 's', 'er'],
  isNounLast: true,
}
