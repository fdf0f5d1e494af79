// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CategoryIntro } from '#browse/list/category-intro.tsx'
import { categoryTextQuery } from '#browse/list/category-text-query.ts'

vi.mock('#catalogue/settings/settings.ts', async (load) => ({
  ...(await load<typeof import('#catalogue/settings/settings.ts')>()),
  categories: [{ label: 'Tea', picture: '/pictures/tea.avif' }, { label: 'Cups' }],
}))

const intro = (category: string, text: string | null) => {
  const client = new QueryClient()
  client.setQueryData(categoryTextQuery(category).queryKey, text)
  client.setDefaultOptions({ queries: { staleTime: 'static' } })
  const { container } = render(
    <QueryClientProvider client={client}>
      <CategoryIntro category={category} />
    </QueryClientProvider>,
  )
  return {
    paragraphs: [...container.querySelectorAll('p')].map(({ textContent }) => textContent),
    pictures: container.querySelectorAll('img').length,
    isEmpty: container.innerHTML === '',
  }
}

test('the text of a category is in paragraphs, beside its picture', () => {
  expect(intro('Tea', 'Leaves.\n\nAnd tins.')).toMatchObject({
    paragraphs: ['Leaves.', 'And tins.'],
    pictures: 1,
  })
  expect(intro('Cups', 'Of clay.')).toMatchObject({ paragraphs: ['Of clay.'], pictures: 0 })
})

test('a category without a text has no picture of its own above its products', () => {
  expect(intro('Tea', null)).toMatchObject({ isEmpty: true })
})
