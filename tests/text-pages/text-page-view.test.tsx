// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { textPageQuery } from '#text-pages/text-page-query.ts'
import { TextPageView } from '#text-pages/text-page-view.tsx'

test('a page that is in the main language says so of its title and its text, not of the link', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(textPageQuery('/terms').queryKey, {
    name: 'terms',
    title: 'Condiciones',
    description: '',
    lang: 'es',
    nodes: [{ tag: 'p', children: ['Antes de pedir.'] }],
  })
  const root = createRootRoute()
  const route = createRoute({ getParentRoute: () => root, path: '/terms', component: TextPageView })
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ['/terms'] }),
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const title = await screen.findByRole('heading', { name: 'Condiciones' })
  const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang')
  expect(languageOf(title)).toBe('es')
  expect(languageOf(screen.getByText('Antes de pedir.'))).toBe('es')
  expect(languageOf(screen.getByRole('link'))).not.toBe('es')
})
