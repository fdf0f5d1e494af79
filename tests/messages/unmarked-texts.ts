import { weekdayNames } from 'virtual:language'
import { shop } from '#shop'
import * as details from '#shop.details.ts'
import { readShopSource } from '../../scripts/shop-source.ts'
import { firstGeneratedId, generateProduct } from '../../src/catalogues/demo/generated.ts'
import { testimonials } from '../../src/catalogues/demo/testimonials.ts'

/** Every text inside of a value, the names of its fields included: those of specifications are drawn. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split('\n')
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [key, ...stringsIn(part)])
    : []
}

const hasWord = (text: string) => /\p{L}{2}/u.test(text)

const { head, products } = (await readShopSource()).catalogue

/** Those with ids up to 200. */
const generated = Array.from({ length: 201 - firstGeneratedId }, (_, at) =>
  generateProduct(firstGeneratedId + at),
)

/** Of the times of messages. */
const clock = ['AM', 'PM']

/** What the owner writes, and what `Intl` names: neither comes from a message file. */
const ownTexts = [
  ...new Set(
    [shop, details, head, products, generated, testimonials, weekdayNames, clock].flatMap(stringsIn),
  ),
].filter(hasWord)

/**
 * Without the brackets that mark messages, `[Áll pródúçts]`, and what is inside of them; and without accented words:
 * a message with elements is in pieces.
 */
function withoutMessages(text: string): string {
  const rest = text.replaceAll(/\[[^[\]]*\]/g, '')
  return rest === text ? text.replaceAll(/\p{L}*[áçéíñóúý]\p{L}*/giu, '') : withoutMessages(rest)
}

const decode = (html: string) =>
  html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

/**
 * Those of a page's texts in the pseudo-language with words that neither a message nor the owner has said; `others` have
 * been typed, or are named by `Intl`.
 */
export function unmarkedTexts(texts: readonly string[], others: readonly string[] = []): string[] {
  // Long ones first: others may be parts of them.
  const own = [...ownTexts, ...others].toSorted((a, b) => b.length - a.length)
  return texts.filter((text) => {
    const rest = withoutMessages(decode(text))
    return hasWord(rest) && hasWord(own.reduce((left, one) => left.replaceAll(one, ''), rest))
  })
}
