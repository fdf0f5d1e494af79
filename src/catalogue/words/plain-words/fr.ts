import type { PlainWords } from './plain-words.ts'

/** French. */
export const plainWords: PlainWords = {
  rating: [
    String.raw`(?:notée?s?|notes?)(?:\s(?:au\smoins|à\spartir\sde|plus\sde|de))?\s<stars>(?:\s?\+|\sétoiles?)*(?:\s(?:et|ou)\s(?:plus|mieux))?`,
    String.raw`(?:(?:au\smoins|à\spartir\sde)\s)?<stars>\s?\+?\s?étoiles?(?:\s(?:et|ou)\s(?:plus|mieux))?`,
  ],
  between: [
    String.raw`entre\s<price>\set\s<price>`,
    String.raw`de\s<price>\sà\s<price>`,
    String.raw`<figures>\s?(?:à|-|–)\s?<figures>\s?<currency>`,
  ],
  below: [String.raw`(?:à\s)?(?:moins\sde|sous|en\sdessous\sde|inférieure?s?\sà)\s<price>`],
  atMost: [
    String.raw`(?:jusqu['’]à|au\smaximum|maximum|max\.?|au\splus|pas\splus\sde)\s<price>`,
    String.raw`<price>\s(?:au\smaximum|maximum|max\.?|ou\smoins)`,
  ],
  above: [String.raw`(?:à\s)?(?:plus\sde|au[-\s]dessus\sde|supérieure?s?\sà)\s<price>`],
  atLeast: [
    String.raw`(?:à\spartir\sde|dès|au\smoins|minimum|min\.?)\s<price>`,
    String.raw`<price>\s(?:au\sminimum|minimum|ou\splus)`,
  ],
  sale: String.raw`en\s(?:promotion|promo|soldes?|réduction)|soldée?s?|à\sprix\sréduit`,
  saved: String.raw`(?:mes\s)?(?:(?:produits|articles)\s)?(?:enregistrée?s?|sauvegardée?s?)|(?:mes\s)?favoris`,
  cheapest: String.raw`(?:l[ae]s?\s)?moins\sch(?:er|ère)s?(?:\sd['’]abord)?|prix\scroissants?`,
  dearest: String.raw`(?:l[ae]s?\s)?plus\sch(?:er|ère)s?(?:\sd['’]abord)?|prix\sdécroissants?`,
  bestRated: String.raw`(?:l[ae]s?\s)?mieux\snotée?s?|meilleures?\snotes?`,
  mostReviewed: String.raw`(?:l[ae]s?\s)?plus\s(?:commentée?s?|évaluée?s?)|(?:le\s)?plus\sd['’]avis`,
  byName: String.raw`(?:triée?s?\s)?par\snom|(?:par\s)?ordre\salphabétique|de\sa\sà\sz`,
  savings: String.raw`(?:les\s)?plus\s(?:grandes?|grosses?|fortes?)\s(?:réductions?|remises?)|meilleures?\s(?:réductions?|remises?)`,
  and: 'et',
  by: String.raw`de\sla\smarque|de\schez|chez|par|de`,
  fillers:
    "montrez|montre|moi|tou[st]|toutes?|les?|la|une?|des|du|de|dans|avec|et|en|pour|qui|sont|est|produits?|articles?|choses?|s['’]il|vous|te|plaît|cherche|je",
  plurals: ['s', 'x'],
  isNounLast: false,
}
