import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isNamed } from '#browse/filters/facet.ts'
import { loadMessages } from '../../scripts/messages/compile-messages.ts'
import { paths } from '../../scripts/paths.ts'

const languages = readdirSync(resolve(paths.root, 'src/messages'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''))

test.each(languages)('%s: each example of the field that finds filters finds one', async (language) => {
  const { filters } = await loadMessages(language)
  for (const [legend, example] of [
    [filters.brand, filters.exampleBrand],
    [filters.price, filters.examplePrice],
    [filters.priceRanges, filters.examplePrice],
    [filters.rating, filters.exampleRating],
  ] as const)
    expect(isNamed(legend, example), `${legend}: ${example}`).toBe(true)
})
