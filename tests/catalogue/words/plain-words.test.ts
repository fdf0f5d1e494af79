import { afterAll, describe, expect, test, vi } from 'vitest'
import { allSorts } from '#catalogue/filters.ts'
import { readMoneyPattern } from '#catalogue/money/money-pattern.ts'
import type { ParsedQuery } from '#catalogue/words/parse-query.ts'
import * as ar from '#catalogue/words/plain-words/ar.ts'
import * as de from '#catalogue/words/plain-words/de.ts'
import type * as en from '#catalogue/words/plain-words/en.ts'
import * as es from '#catalogue/words/plain-words/es.ts'
import * as fr from '#catalogue/words/plain-words/fr.ts'
import * as ja from '#catalogue/words/plain-words/ja.ts'
import * as none from '#catalogue/words/plain-words/none.ts'

type Settings = typeof import('virtual:catalogue/settings')

/** The parser of a shop in a language, with two categories and one brand. */
async function parserIn(
  locale: string,
  module: typeof en,
  { currencyWords, labels }: { currencyWords: Settings['currencyWords']; labels: readonly string[] },
) {
  vi.resetModules()
  vi.doMock('virtual:language', async (original) => ({
    ...(await original<typeof import('virtual:language')>()),
    ...module,
  }))
  vi.doMock('virtual:catalogue/settings', async (original) => ({
    ...(await original<Settings>()),
    money: readMoneyPattern(locale, 'EUR'),
    currency: 'EUR',
    currencyWords,
    sorts: allSorts,
    categories: labels.map((label) => ({ label })),
  }))
  const { parseQuery } = await import('#catalogue/words/parse-query.ts')
  return (text: string) => parseQuery(text, ['Tonwerk'])
}

afterAll(() => {
  vi.doUnmock('virtual:language')
  vi.doUnmock('virtual:catalogue/settings')
  vi.resetModules()
})

const inGerman: readonly [string, ParsedQuery | null][] = [
  ['rote Tassen unter 50 Euro', { category: 'Tassen', max: 49.99, search: 'rote' }],
  [
    'Zeig mir Kannen & Krüge von Tonwerk für höchstens 49,90 €',
    { category: 'Kannen & Krüge', brands: ['Tonwerk'], max: 49.9, search: '' },
  ],
  ['Kannen und Krüge im Angebot', { category: 'Kannen & Krüge', sale: true, search: '' }],
  ['zwischen 20 und 50 Euro', { min: 20, max: 50, search: '' }],
  ['von 20 bis 50 €', { min: 20, max: 50, search: '' }],
  ['Tassen 50 €', { category: 'Tassen', max: 50, search: '' }],
  ['50€', { max: 50, search: '' }],
  ['20-50 Euro', { min: 20, max: 50, search: '' }],
  ['20 bis 50 €', { min: 20, max: 50, search: '' }],
  ['bis 1.200 Euro', { max: 1200, search: '' }],
  ['über 20 Euro', { min: 20.01, search: '' }],
  ['ab 20 Euro', { min: 20, search: '' }],
  ['20 Euro oder weniger', { max: 20, search: '' }],
  ['ab 4 Sternen', { rating: 4, search: '' }],
  ['mindestens 4,5 Sterne', { rating: 4.5, search: '' }],
  ['bewertet mit 4 oder besser', { rating: 4, search: '' }],
  ['reduzierte Becher', { sale: true, search: 'Becher' }],
  ['meine gemerkten Tassen', { category: 'Tassen', saved: true, search: '' }],
  ['die günstigste Kanne', { sort: 'price-up', search: 'Kanne' }],
  ['teuerste zuerst', { sort: 'price-down', search: '' }],
  ['am besten bewertete Tassen', { category: 'Tassen', sort: 'rating', search: '' }],
  ['Becher nach Namen sortiert', { sort: 'name', search: 'Becher' }],
  ['under 50 dollars', null],
]

const inFrench: readonly [string, ParsedQuery | null][] = [
  ['tasses rouges à moins de 50 euros', { category: 'Tasses', max: 49.99, search: 'rouges' }],
  ['montre-moi des théières de Tonwerk', { category: 'Théières', brands: ['Tonwerk'], search: 'montre-moi' }],
  ['entre 20 et 50 €', { min: 20, max: 50, search: '' }],
  ['moins de 50 €', { max: 49.99, search: '' }],
  ['50 €', { max: 50, search: '' }],
  ['de 20 à 50 euros', { min: 20, max: 50, search: '' }],
  ['20 à 50 €', { min: 20, max: 50, search: '' }],
  ['jusqu’à 49,90 €', { max: 49.9, search: '' }],
  ["jusqu'à 20 euros", { max: 20, search: '' }],
  ['pas plus de 20 euros', { max: 20, search: '' }],
  ['plus de 20 euros', { min: 20.01, search: '' }],
  ['à partir de 20 euros', { min: 20, search: '' }],
  ['au moins 4 étoiles', { rating: 4, search: '' }],
  ['notées 4,5 et plus', { rating: 4.5, search: '' }],
  ['verre en promotion', { sale: true, search: 'verre' }],
  ['le moins cher', { sort: 'price-up', search: '' }],
  ['tasses les plus chères', { category: 'Tasses', sort: 'price-down', search: '' }],
  ['les mieux notées', { sort: 'rating', search: '' }],
  ['mes favoris', { saved: true, search: '' }],
  ['par ordre alphabétique', { sort: 'name', search: '' }],
]

const inSpanish: readonly [string, ParsedQuery | null][] = [
  ['tazas rojas por menos de 50 euros', { category: 'Tazas', max: 49.99, search: 'rojas' }],
  ['teteras de Tonwerk', { category: 'Teteras', brands: ['Tonwerk'], search: '' }],
  ['entre 20 y 50 €', { min: 20, max: 50, search: '' }],
  ['menos de 50 €', { max: 49.99, search: '' }],
  ['50 €', { max: 50, search: '' }],
  ['de 20 a 50 euros', { min: 20, max: 50, search: '' }],
  ['hasta 49,90 €', { max: 49.9, search: '' }],
  ['más de 20 euros', { min: 20.01, search: '' }],
  ['desde 20 euros', { min: 20, search: '' }],
  ['al menos 4 estrellas', { rating: 4, search: '' }],
  ['4,5 estrellas o más', { rating: 4.5, search: '' }],
  ['vasos en oferta', { sale: true, search: 'vasos' }],
  ['la más barata', { sort: 'price-up', search: '' }],
  ['los más caros primero', { sort: 'price-down', search: '' }],
  ['mejor valoradas', { sort: 'rating', search: '' }],
  ['mis favoritos', { saved: true, search: '' }],
]

const inJapanese: readonly [string, ParsedQuery | null][] = [
  ['50ユーロ未満のカップ', { category: 'カップ', max: 49.99, search: '' }],
  ['カップ 50 € 以下', { category: 'カップ', max: 50, search: '' }],
  ['５０ユーロ以下', { max: 50, search: '' }],
  ['カップ 50ユーロ', { category: 'カップ', max: 50, search: '' }],
  ['20ユーロ以上', { min: 20, search: '' }],
  ['20〜50ユーロ', { min: 20, max: 50, search: '' }],
  ['20ユーロから50ユーロまで', { min: 20, max: 50, search: '' }],
  ['予算50ユーロ', { max: 50, search: '' }],
  ['Tonwerkの赤いカップ', { brands: ['Tonwerk'], category: 'カップ', search: 'の赤い' }],
  ['星4以上', { rating: 4, search: '' }],
  ['評価4.5以上のカップ', { category: 'カップ', rating: 4.5, search: '' }],
  ['セール中のカップ', { category: 'カップ', sale: true, search: '' }],
  ['一番安いカップ', { category: 'カップ', sort: 'price-up', search: '' }],
  ['評価の高い順', { sort: 'rating', search: '' }],
  ['お気に入りのカップ', { category: 'カップ', saved: true, search: '' }],
  // A word that has the brand's letters.
  ['Tonwerker', null],
]

const inArabic: readonly [string, ParsedQuery | null][] = [
  ['أكواب بأقل من 50 يورو', { category: 'أكواب', max: 49.99, search: '' }],
  ['اقل من ٥٠ يورو', { max: 49.99, search: '' }],
  ['أكواب تحت ٤٩٫٩٠ €', { category: 'أكواب', max: 49.89, search: '' }],
  ['حتى 50 €', { max: 50, search: '' }],
  ['أكواب 50 يورو', { category: 'أكواب', max: 50, search: '' }],
  ['أكثر من 20 يورو', { min: 20.01, search: '' }],
  ['ابتداءً من 20 يورو', { min: 20, search: '' }],
  ['بين 20 و50 يورو', { min: 20, max: 50, search: '' }],
  ['من ٢٠ إلى ٥٠ يورو', { min: 20, max: 50, search: '' }],
  ['أكواب حمراء من Tonwerk', { category: 'أكواب', brands: ['Tonwerk'], search: 'حمراء' }],
  ['تقييم 4 أو أكثر', { rating: 4, search: '' }],
  ['٤٫٥ نجوم أو أكثر', { rating: 4.5, search: '' }],
  ['أكواب مخفّضة', { category: 'أكواب', sale: true, search: '' }],
  ['أرخص أكواب', { category: 'أكواب', sort: 'price-up', search: '' }],
  ['الأعلى تقييمًا', { sort: 'rating', search: '' }],
  ['المفضلة', { saved: true, search: '' }],
]

describe.each([
  {
    language: 'Japanese',
    locale: 'ja',
    module: ja,
    currencyWords: ['ユーロ'],
    labels: ['カップ'],
    understood: inJapanese,
  },
  {
    language: 'Arabic',
    locale: 'ar',
    module: ar,
    currencyWords: ['يورو'],
    labels: ['أكواب'],
    understood: inArabic,
  },
  {
    language: 'German',
    locale: 'de',
    module: de,
    currencyWords: ['Euro'],
    labels: ['Tassen', 'Kannen & Krüge'],
    understood: inGerman,
  },
  {
    language: 'French',
    locale: 'fr',
    module: fr,
    currencyWords: ['euros', 'euro'],
    labels: ['Tasses', 'Théières'],
    understood: inFrench,
  },
  {
    language: 'Spanish',
    locale: 'es',
    module: es,
    currencyWords: ['euros', 'euro'],
    labels: ['Tazas', 'Teteras'],
    understood: inSpanish,
  },
] as const)('in $language', ({ locale, module, currencyWords, labels, understood }) => {
  test.each(understood)('“%s”', async (text, meant) => {
    const parse = await parserIn(locale, module, { currencyWords, labels })
    expect(parse(text)).toEqual(meant)
  })
})

test('a language without plain words understands categories, brands and ranges of prices', async () => {
  const parse = await parserIn('nl', none, { currencyWords: ['euro'], labels: ['Kopjes'] })
  expect(parse('kopjes')).toEqual({ category: 'Kopjes', search: '' })
  expect(parse('Tonwerk rood')).toEqual({ brands: ['Tonwerk'], search: 'rood' })
  expect(parse('kopjes 50 euro')).toEqual({ category: 'Kopjes', max: 50, search: '' })
  expect(parse('20-50 €')).toEqual({ min: 20, max: 50, search: '' })
  expect(parse('rood')).toBeNull()
})
