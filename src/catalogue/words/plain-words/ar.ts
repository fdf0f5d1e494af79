import type { PlainWords } from './plain-words.ts'

/** Arabic. Many write an alef without its hamza, and a mark for a double letter is rare. */
export const plainWords: PlainWords = {
  rating: [
    String.raw`(?:ب?تقييم|مقي[ّ]?م[ةه]?)(?:\s(?:من|[أا]على\sمن|[أا]كثر\sمن|ب))*\s<stars>(?:\s?\+|\sنجوم|\sنجم[ةه])*(?:\s(?:[أا]و\s[أا]كثر|ف[أا]كثر|ف[أا]على|على\sال[أا]قل))?`,
    String.raw`<stars>\s?\+?\s?(?:نجوم|نجم[ةه])(?:\s(?:[أا]و\s[أا]كثر|ف[أا]كثر|ف[أا]على|على\sال[أا]قل))?`,
  ],
  between: [
    String.raw`(?:ما\s)?بين\s<price>\sو\s?<price>`,
    String.raw`من\s<price>\s(?:[إا]لى|حتى)\s<price>`,
    String.raw`<figures>\s?(?:[إا]لى|-|–)\s?<figures>\s?<currency>`,
  ],
  below: [String.raw`(?:بسعر\s)?(?:ب?[أا]قل\sمن|تحت|دون|[أا]رخص\sمن)\s<price>`],
  atMost: [
    String.raw`(?:بسعر\s)?(?:حتى|لغاي[ةه]|بحد\s[أا]قصى|لا\s[يت]زيد\s(?:عن|على)|لا\s[يت]تجاوز)\s<price>`,
    String.raw`<price>\s(?:كحد\s[أا]قصى|[أا]و\s[أا]قل|ف[أا]قل)`,
  ],
  above: [String.raw`(?:بسعر\s)?(?:ب?[أا]كثر\sمن|فوق|[أا]غلى\sمن|[أا]على\sمن)\s<price>`],
  atLeast: [
    String.raw`(?:ابتداء?[ًا]*\sمن|بدء[ًا]*\sمن|من)\s<price>`,
    String.raw`<price>\s(?:على\sال[أا]قل|كحد\s[أا]دنى|[أا]و\s[أا]كثر|ف[أا]كثر)`,
  ],
  sale: String.raw`(?:عليها?|في)\s(?:ال)?(?:خصم|تخفيضات?|عروض)|(?:ال)?مخف[ّ]?ض(?:[ةه]|ات)?|(?:ال)?تخفيضات`,
  saved: String.raw`(?:منتجاتي\s)?(?:ال)?(?:محفوظ|مفضل)(?:[ةه]|ات)|مفضلتي`,
  cheapest: String.raw`(?:ال)?[أا]رخص(?:\s[أا]ولا)?|السعر\sمن\sال[أا]قل(?:\s[إا]لى\sال[أا]على)?`,
  dearest: String.raw`(?:ال)?[أا]غلى(?:\s[أا]ولا)?|السعر\sمن\sال[أا]على(?:\s[إا]لى\sال[أا]قل)?`,
  bestRated: String.raw`(?:ال)?[أا]على\sتقييم[اً]*|(?:ال)?[أا]فضل\sتقييم[اً]*`,
  mostReviewed: String.raw`(?:ال)?[أا]كثر\s(?:ال)?مراجعات|(?:ال)?[أا]كثر\sتقييم[اً]*`,
  byName: String.raw`ب?حسب\sالاسم|[أا]بجدي[اً]*`,
  savings: String.raw`[أا]كبر\s(?:خصم|توفير|تخفيض)`,
  and: 'و',
  by: String.raw`من\sماركة|ماركة|من`,
  fillers:
    '[أا]رني|[أا]ريد|[أا]بحث|عن|من|في|مع|كل|جميع|و|هذ[اه]|التي|الذي|منتجات|المنتجات|منتج|فضلك|ب?سعر|لو|سمحت',
  plurals: ['ات', 'ون', 'ين'],
  isNounLast: false,
}
