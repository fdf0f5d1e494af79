import { describe, expect, it } from 'vitest'
import { checkNames } from './check-names.ts'
import { listFiles } from './source-files.ts'

describe('names', () => {
  it('are in kebab-case and specific, in every folder of code', () => {
    const folders = ['src', 'routes', 'tests', 'e2e', 'scripts', 'bench']
    expect(checkNames(folders.flatMap(listFiles))).toEqual([])
  })
})

describe('the name checker', () => {
  it.each([
    'src/cart/cart-button.css.ts',
    'src/shop.config.ts',
    'src/app/index.html',
    'src/app/routeTree.gen.ts',
    'routes/__root.tsx',
    'routes/index.tsx',
    'routes/product.$id.tsx',
    'tests/cart/cart.test.ts',
  ])('accepts %s', (path) => {
    expect(checkNames([path])).toEqual([])
  })

  it.each([
    'src/cart/index.ts',
    'src/cart/index.tsx',
    'src/utils/money.ts',
    'src/cart/helpers.ts',
    'src/common/a.ts',
    'src/cart/CartButton.tsx',
    'src/cart/cart_button.tsx',
    'src/Cart/button.tsx',
    'routes/Products.tsx',
    'routes/cart-button.ts',
  ])('rejects %s', (path) => {
    expect(checkNames([path])).toHaveLength(1)
  })
})
