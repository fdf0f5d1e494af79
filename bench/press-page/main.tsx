import { QueryClient, QueryClientProvider, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useParams,
} from '@tanstack/react-router'
import { useCallback } from 'react'
import { createRoot } from 'react-dom/client'

/** The shop's libraries around elements that the browser has parsed already: a press as fast as they can show one. */
const main = document.querySelector('main')
const next = document.querySelector<HTMLTemplateElement>('#next')
if (!main || !next) throw new Error('The page has no main or no product.')
const product = next.content
for (const part of product.querySelectorAll('[data-dehydrated]')) part.remove()
const list = document.createDocumentFragment()
list.append(...main.childNodes)

const queryClient = new QueryClient()
const productQuery = (id: string) =>
  queryOptions({ queryKey: ['product', id], queryFn: () => Promise.resolve({ id }), staleTime: Infinity })

function Content({ of }: { of: DocumentFragment }) {
  const fill = useCallback(
    (box: HTMLDivElement | null) => box?.replaceChildren(document.importNode(of, true)),
    [of],
  )
  return <div ref={fill} style={{ display: 'contents' }} />
}

function Product() {
  const { id } = useParams({ strict: false })
  useSuspenseQuery(productQuery(id ?? ''))
  return <Content of={product} />
}

const root = createRootRoute({ component: Outlet })
const listRoute = createRoute({
  getParentRoute: () => root,
  path: '$',
  component: () => <Content of={list} />,
})
const productRoute = createRoute({
  getParentRoute: () => root,
  path: 'product/$id',
  loader: ({ params }) => queryClient.query({ ...productQuery(params.id), staleTime: 'static' }),
  component: Product,
})
const router = createRouter({
  routeTree: root.addChildren([listRoute, productRoute]),
  scrollRestoration: true,
})
addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('main li a')
  if (!link) return
  event.preventDefault()
  void router.navigate({ href: link.pathname })
})
createRoot(main).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
)
