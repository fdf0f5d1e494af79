import type { PlainWords } from './plain-words.ts'

/** Japanese: what a phrase says of goods precedes them with の, `5000円以下のカップ`. */
export const plainWords: PlainWords = {
  rating: [
    String.raw`(?:評価|レビュー)\s?(?:が|は)?\s?(?:星|★)?\s?<stars>\s?(?:点|つ?星)?\s?以上の?`,
    String.raw`(?:星|★)\s?<stars>\s?(?:つ|個)?\s?以上の?`,
    String.raw`<stars>\s?つ?星\s?以上の?`,
  ],
  between: [
    String.raw`<sign><figures>\s?(?:から|[-–〜～~])\s?<price>\s?(?:まで|の間)?の?`,
    String.raw`<figures>(?:\s?<currency>)?\s?(?:から|[-–〜～~])\s?<figures>\s?<currency>\s?(?:まで|の間)?の?`,
  ],
  below: [String.raw`<price>\s?(?:未満|より安い|を切る)の?`],
  atMost: [String.raw`<price>\s?(?:以下|以内|まで)の?`, String.raw`予算\s?(?:は)?\s?<price>の?`],
  above: [String.raw`<price>\s?(?:より高い|超)の?`],
  atLeast: [String.raw`<price>\s?(?:以上|から)の?`],
  sale: String.raw`セール(?:中|品)?の?|割引(?:中|品)の?|値下げ(?:中|品)?の?|お買い得品?の?`,
  saved: String.raw`お気に入り(?:の商品)?の?`,
  cheapest: String.raw`(?:価格|値段)[のが]安い順|(?<![のが])安い順|(?:一番|最も|いちばん)安い|最安(?:値の?)?`,
  dearest: String.raw`(?:価格|値段)[のが]高い順|(?<![のが])高い順|(?:一番|最も|いちばん)高い|最高値の?`,
  bestRated: String.raw`(?:評価|評判)[のが](?:高い|良い|いい)順?|高評価の?`,
  mostReviewed: String.raw`(?:レビュー|口コミ)[のが]多い順?`,
  byName: '名前順|五十音順|あいうえお順',
  savings: String.raw`割引[額率]?[のが](?:大きい|高い)順?`,
  and: 'と',
  by: '(?!)',
  fillers: 'の|を|が|は|で|に|と|ください|下さい|見せて|探して|探しています|欲しい|ほしい|商品|もの',
  plurals: [],
  isNounLast: true,
  hasNoSpaces: true,
}
