import { expect, test, vi } from 'vitest'

test.each([
  [[], ['US']],
  [[{ tag: 'en-IE' }, { tag: 'fr' }], ['IE']],
])(
  'a shop without a table of shipping sends to its own country on the pages of each language',
  async (languages, countries) => {
    vi.resetModules()
    vi.doMock('virtual:language', async (load) => ({ ...(await load<object>()), languages }))
    const { asked } = await import('#order/checkout.ts')
    expect(asked.countries).toEqual(countries)
  },
)
