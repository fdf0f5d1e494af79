import type { PlainWords } from './plain-words.ts'

/** Spanish. */
export const plainWords: PlainWords = {
  rating: [
    String.raw`(?:valorad[ao]s?|valoración|puntuación)(?:\s(?:con|de|desde|al\smenos|más\sde))*\s<stars>(?:\s?\+|\sestrellas?)*(?:\s[yo]\smás)?`,
    String.raw`(?:(?:al\smenos|desde|a\spartir\sde|mínimo)\s)?<stars>\s?\+?\s?estrellas?(?:\s[yo]\smás)?`,
  ],
  between: [
    String.raw`entre\s<price>\sy\s<price>`,
    String.raw`(?:de|desde)\s<price>\s(?:a|hasta)\s<price>`,
    String.raw`<figures>\s?(?:a|-|–)\s?<figures>\s?<currency>`,
  ],
  below: [String.raw`(?:por\s)?(?:menos\sde|debajo\sde|inferior(?:es)?\sa|más\sbarat[ao]s?\sque)\s<price>`],
  atMost: [
    String.raw`(?:hasta|como\smáximo|máximo|máx\.?|no\smás\sde)\s<price>`,
    String.raw`<price>\s(?:como\smáximo|máximo|o\smenos)`,
  ],
  above: [String.raw`(?:por\s)?(?:más\sde|encima\sde|superior(?:es)?\sa)\s<price>`],
  atLeast: [
    String.raw`(?:desde|a\spartir\sde|al\smenos|como\smínimo|mínimo|mín\.?)\s<price>`,
    String.raw`<price>\s(?:como\smínimo|o\smás)`,
  ],
  sale: String.raw`en\s(?:oferta|rebajas?|descuento|promoción)|rebajad[ao]s?|ofertas`,
  saved: String.raw`(?:mis\s)?(?:(?:productos|artículos)\s)?guardad[ao]s?|(?:mis\s)?favoritos`,
  cheapest: String.raw`(?:(?:el|l[ao]s?)\s)?más\sbarat[ao]s?(?:\sprimero)?|precio\smás\sbajo|precio\sascendente`,
  dearest: String.raw`(?:(?:el|l[ao]s?)\s)?más\scar[ao]s?(?:\sprimero)?|precio\smás\salto|precio\sdescendente`,
  bestRated: String.raw`(?:(?:el|l[ao]s?)\s)?mejor\s(?:valorad|puntuad)[ao]s?`,
  mostReviewed: String.raw`(?:(?:el|l[ao]s?)\s)?más\s(?:comentad[ao]s?|reseñas|opiniones)`,
  byName: String.raw`por\snombre|(?:por\s)?orden\salfabético|de\sla\sa\sa\sla\sz|a\s?[-–]\s?z`,
  savings: String.raw`mayor(?:es)?\s(?:descuentos?|ahorros?)`,
  and: '[ey]',
  by: String.raw`de\sla\smarca|de`,
  fillers:
    'muéstrame|enséñame|busco|tod[ao]s?|el|l[ao]s?|un|un[ao]s?|del?|en|con|y|para|por|favor|que|son|es|productos?|artículos?|cosas?',
  plurals: ['s', 'es'],
  isNounLast: false,
}
