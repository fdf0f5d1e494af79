import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ProductCard } from '#browse/card/product-card.tsx'
import { readMoneyPattern } from '#catalogue/money/money-pattern.ts'
import { writeMoney } from '#catalogue/money/write-money.ts'
import { generateProduct } from '../../../src/catalogues/demo/generated.ts'

vi.mock('#catalogue/money/money.ts', async (load) => ({
  ...(await load<typeof import('#catalogue/money/money.ts')>()),
  formatCardPrice: (price: number) => writeMoney(price, readMoneyPattern('fr-TN', 'TND')),
}))

test('the price over the image may break before its currency', () => {
  const product = { ...generateProduct(86), price: 42_750 }
  const card = renderToStaticMarkup(
    <ProductCard
      product={product}
      href="/product/86"
      index={0}
      isEager
      search=""
      onOpen={() => undefined}
      onAdd={() => undefined}
    />,
  )
  expect(card).toContain('>42,750 DT</span>')
})
