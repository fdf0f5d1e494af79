import { afterAll, describe, expect, test, vi } from 'vitest'
import { allSorts } from '#catalogue/filters.ts'
import { readMoneyPattern } from '#catalogue/money/money-pattern.ts'
import type { ParsedQuery } from '#catalogue/words/parse-query.ts'
import * as de from '#catalogue/words/plain-words/de.ts'
import type * as en from '#catalogue/words/plain-words/en.ts'
import * as es from '#catalogue/words/plain-words/es.ts'
import * as fr from '#catalogue/words/plain-words/fr.ts'
import * as none from '#catalogue/words/plain-words/none.ts'

type Settings = typeof import('virtual:catalogue/settings')

/** The parser of a shop in a language, with two categories and one brand. */
async function parserIn(
  locale: string,
  module: typeof en,
  { currencyWords, labels }: { currencyWords: Settings['currencyWords']; labels: readonly string[] },
) {
  vi.resetModules()
  vi.doMock('virtual:plain-words', () => module)
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
  vi.doUnmock('virtual:plain-words')
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

describe.each([
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
  const parse = await parserIn('ja', none, { currencyWords: ['ユーロ'], labels: ['カップ'] })
  expect(parse('カップ')).toEqual({ category: 'カップ', search: '' })
  expect(parse('Tonwerk 赤い')).toEqual({ brands: ['Tonwerk'], search: '赤い' })
  expect(parse('20-50 €')).toEqual({ min: 20, max: 50, search: '' })
  expect(parse('赤い')).toBeNull()
})
