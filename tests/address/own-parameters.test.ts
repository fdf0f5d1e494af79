import { expect, test } from 'vitest'
import { homeSearch, productsSearch, rootSearch } from '#address/browse-search.ts'
import { ownParameters } from '#catalogue/variants/option-parameter.ts'

test('no option takes the name of a parameter of the shop', () => {
  const names = [rootSearch, homeSearch, productsSearch].flatMap((parse) => Object.keys(parse({})))
  // `variant` is that of a product's page, which keeps every other parameter.
  expect([...ownParameters].toSorted()).toEqual([...new Set([...names, 'variant'])].toSorted())
})
