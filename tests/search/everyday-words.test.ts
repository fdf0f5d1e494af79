import { synonyms, brands } from 'virtual:catalogue/records'
import { describe, expect, test } from 'vitest'
import {
  candidatesOf,
  querySuggestionsOf,
  type QuerySuggestion,
} from '#browse/did-you-mean/query-suggestions.ts'
import { countOwnWords } from '#catalogue/words/catalogue-words.ts'
import { listedCategories } from '#catalogue/settings/settings.ts'
import { ownForms } from '#catalogue/words/own-forms.ts'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { listQueryOf } from '#address/list-query.ts'
import { suggest } from '#search/suggestions.ts'
import { kinds, toList, wanted } from './right-products.ts'

/** Cards in the window of a laptop without scrolling. */
const firstCards = 6

/**
 * The shop sells nothing of the kind, and the text is part of a word with another meaning (“rug” in “Rugged”): the
 * specified substring search finds a wrong product.
 */
const misleading = ['skirt', 'desk', 'rug', 'cushion', 'blanket', 'throw', 'towel', 'hose', 'novel']

const vocabulary = {
  brands,
  synonyms,
  counts: countOwnWords(200),
  categories: listedCategories,
  forms: ownForms,
}

async function searchFor(text: string) {
  const found = await embeddedSource.slice(listQueryOf({ search: text }), 0)
  const candidates = candidatesOf({ search: text }, found.total > 0, vocabulary)
  const slices = await Promise.all(
    candidates.map(({ search }) => embeddedSource.slice(listQueryOf(search), 0)),
  )
  const offers = querySuggestionsOf(candidates, slices, found, ownForms) ?? []
  return { found, offers }
}

/** The products one press after typing: a suggestion, a card of the results, or a card of an offered search. */
function inOnePress(
  text: string,
  { found, offers }: Awaited<ReturnType<typeof searchFor>>,
): readonly ProductSummary[] {
  const suggested = suggest(text, [], { found, offers }).flatMap((suggestion) =>
    'product' in suggestion ? [suggestion.product] : [],
  )
  const firstOf = (offer: Pick<QuerySuggestion, 'slice'>) => offer.slice.products.slice(0, firstCards)
  return [...suggested, ...firstOf({ slice: found }), ...offers.flatMap(firstOf)]
}

async function isServed({ text, isRight }: (typeof wanted)[number]) {
  const answers = await searchFor(text)
  // An empty result is right for a word that the shop does not sell.
  return isRight ? inOnePress(text, answers).some(isRight) : answers.found.total === 0
}

const served = await Promise.all(wanted.map(isServed))
const failed = wanted.filter((_, at) => !served[at])

describe('150 everyday words, collected before the records were read', () => {
  test('are 150 different words, for each of which the right products are known', () => {
    expect(new Set(wanted.map(({ text }) => text)).size).toBe(150)
    for (const { ids, noun, texts } of kinds) {
      expect(ids.length > 0 || noun).toBeTruthy()
      for (const text of toList(texts)) expect(wanted.map((one) => one.text)).toContain(text)
    }
  })

  test('lead to the right product within one press where the shop sells it', () => {
    expect(failed.filter(({ isRight }) => isRight).map(({ text }) => text)).toEqual([])
    expect(wanted.filter(({ isRight }) => isRight).length).toBeGreaterThan(75)
  })

  test('for things that the shop does not sell have no results, except for nine substrings of other words', () => {
    expect(failed.map(({ text }) => text)).toEqual(misleading)
    expect(served.filter(Boolean).length / served.length).toBeGreaterThanOrEqual(0.9)
  })
})

describe('a sentence with an everyday word', () => {
  test.each([
    ['cheapest trousers', '“jeans”, sorted by price, low to high'],
    ['sneakers under $200', '“running shoe”, under $200'],
    ['fashion under $50 on sale', 'Fashion, under $50, on sale'],
    ['red settee', 'sofa'],
    ['hedphones', 'headphones'],
  ])('%s offers %s first', async (text, words) => {
    expect((await searchFor(text)).offers[0]?.words).toBe(words)
  })
})
