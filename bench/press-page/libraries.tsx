import { QueryClient, QueryClientProvider, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useParams,
} from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { onPress, readPressPage } from './page.ts'

/** The shop's libraries around the page's elements, without any component of the shop. */
const { main, list, product } = readPressPage()

const queryClient = new QueryClient()
const productQuery = (id: string) =>
  queryOptions({ queryKey: ['product', id], queryFn: () => Promise.resolve({ id }), staleTime: Infinity })

function Product() {
  const { id } = useParams({ strict: false })
  useSuspenseQuery(productQuery(id ?? ''))
  return product
}

const root = createRootRoute({ component: Outlet })
const listRoute = createRoute({ getParentRoute: () => root, path: '$', component: () => list })
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
onPress((href) => void router.navigate({ href }))
createRoot(main).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
)
