import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const searchBox = { name: 'Search products' }

const typedWords = [
  '"x"',
  '123',
  'true',
  'null',
  '{"a":1}',
  '1e5',
  '007',
  '970e01',
  '%41',
  'a&b=c#d',
  'é ß İ 🧦',
]

test(
  'text typed into the search stays as typed, also after a reload',
  { tag: '@full' },
  async ({ page, eachCase }) => {
    await eachCase(
      typedWords,
      (typed) => typed,
      async (typed) => {
        await page.goto('/products')
        await page.getByRole('searchbox', searchBox).pressSequentially(typed)
        await expect(page).toHaveURL((url) => url.searchParams.get('search') === typed)
        await expect(page.getByRole('searchbox', searchBox)).toHaveValue(typed)
        await page.reload()
        await expect(page.getByRole('searchbox', searchBox)).toHaveValue(typed)
        await expect(page.getByRole('group', { name: 'Results' })).toContainText(`matching “${typed}”`)
      },
    )
  },
)

test('a bookmark opens the same view in a new tab', { tag: '@full' }, async ({ page, context }) => {
  await page.goto('/')
  await page.getByRole('button', { name: shop.encodedCategory.button }).click()
  await page.getByRole('searchbox', searchBox).fill(shop.some)
  await expect(page).toHaveURL(`/?${shop.encodedCategory.query}&search=${shop.some}`)
  await expect(page.getByText(/^Showing/)).toContainText(`matching “${shop.some}”`)
  const line = await page.getByText(/^Showing/).innerText()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText(/^Showing/)).toHaveText(line)
  await expect(other.getByRole('searchbox', searchBox)).toHaveValue(shop.some)
  await expect(other.getByRole('button', { name: shop.encodedCategory.button })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test(
  'fast typing reaches the address whole, and Back undoes only the category',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/products')
    const box = page.getByRole('searchbox', searchBox)
    await box.pressSequentially(shop.inCategory, { delay: 1 })
    await expect(page).toHaveURL(`/products?search=${shop.inCategory}`)
    await page.getByRole('button', { name: shop.category.button }).click()
    await expect(page).toHaveURL(`/products?${shop.category.query}&search=${shop.inCategory}`)
    await page.goBack()
    await expect(page).toHaveURL(`/products?search=${shop.inCategory}`)
    await expect(box).toHaveValue(shop.inCategory)
    await expect(page.getByRole('button', { name: /^All, / })).toHaveAttribute('aria-pressed', 'true')
  },
)

for (const isReloaded of [false, true])
  test(
    `Back from a product${isReloaded ? ' that was reloaded' : ''} returns to the same card, offset and number shown`,
    { tag: !isReloaded ? [] : '@full' },
    async ({ page }) => {
      await page.goto('/?shown=90')
      const card = page.locator(`[aria-posinset="${shop.total > 90 ? 70 : 35}"]`)
      await waitUntilAlive(page)
      await page.mouse.move(10, 300)
      await expect(page.getByRole('list', { name: 'Products' })).toHaveCSS('position', 'absolute')
      // Below the cards that are rendered first.
      await expect(async () => {
        await page.evaluate(() => window.scrollBy(0, 700))
        await expect(card).toBeInViewport({ timeout: 200 })
      }).toPass({ intervals: [50] })
      const link = card.getByRole('link')
      // Scrolls it out from under the header, as the press would.
      await link.hover()
      const offset = await page.evaluate(() => window.scrollY)
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      if (isReloaded) {
        await page.reload()
        await waitUntilAlive(page)
      }
      await page.goBack()
      await expect(page).toHaveURL('/?shown=90')
      await expect(card.getByRole('link')).toBeFocused()
      await expect
        .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - offset))
        .toBeLessThan(2)
    },
  )

const rewritten = [
  [`/?category=${shop.spacedCategory.slug}`, `/?${shop.spacedCategory.query}`],
  [`/products?category=${shop.category.label.toUpperCase()}&search=`, `/products?${shop.category.query}`],
  ['/?shown=31&utm_source=x', '/?shown=60'],
  ['/?shown=-5&category=All', '/'],
  ['/products?size=abc', '/products'],
  ['/products?size=5', '/products'],
  ['/products?search=a&search=b', '/products?search=a'],
  ['/products/', '/products'],
] as const

test('an address is rewritten to its canonical form', { tag: '@full' }, async ({ page, eachCase }) => {
  await eachCase(
    rewritten,
    ([given, canonical]) => `${given} to ${canonical}`,
    async ([given, canonical]) => {
      await page.goto(given)
      await expect(page).toHaveURL(canonical)
      await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem').first()).toBeVisible()
    },
  )
})

test.describe('addresses without a page', () => {
  test.use({ allowed: [/^answered 404: /] })

  const unknownIds = ['999', '76', 'abc', '1.5', '-1', '1e2', '0', '9'.repeat(30), '%00']

  test(
    'an id without a product is reported, with a link to the products',
    { tag: '@full' },
    async ({ page, eachCase }) => {
      await eachCase(
        unknownIds,
        (id) => `/product/${id}`,
        async (id) => {
          const response = await page.goto(`/product/${id}`)
          expect(response?.status()).toBe(404)
          await expect(page.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible()
          await page.getByRole('link', { name: 'Browse Products' }).click()
          await expect(page).toHaveURL('/products')
        },
      )
    },
  )

  const unknownAddresses = [
    '/nowhere',
    '//evil.example?search=a&b[]=%E0%A4%A',
    '//evil.example',
    '/products/1',
    '/product/%E0%A4%A',
    '/a/b/c?search=x',
    '/\\\\evil.example?x',
    '/%2e%2e/etc',
  ]

  for (const [at, path] of unknownAddresses.entries())
    test(
      `an unknown address has the 404 page: ${path}`,
      { tag: at < 2 ? [] : '@full' },
      async ({ page, baseURL }) => {
        const response = await page.goto(`${baseURL}${path}`)
        expect(response?.status()).toBe(404)
        expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin)
        await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' })).toBeVisible()
        await expect(page).toHaveTitle(`Page not found – ${shop.name}`)
      },
    )

  test('the 404 page explains Sign In, and links to the search and back', async ({ page }) => {
    await page.goto(`/products?${shop.otherCategory.query}`)
    await page.goto('/nowhere')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText(/No account needed/)).toBeVisible()
    await page.getByRole('link', { name: 'Search Products' }).click()
    await expect(page).toHaveURL('/products#product-search')
    await expect(page.getByRole('searchbox', searchBox)).toBeFocused()
    await page.goBack()
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL(`/products?${shop.otherCategory.query}`)
  })
})
