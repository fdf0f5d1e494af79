import { hasOrderPage } from './checkout-kind.ts'
import { orderPage } from './pages.ts'
import { isRoutePath } from './route-path.ts'
import { pathInSite } from './path.ts'

/** Of the root element's data (`dataKey`). */
interface PageData {
  readonly path?: string | undefined
  readonly search?: string | undefined
}

/** Whether HTML with this data was made for this address. */
export function isMadeFor(
  { path, search = '' }: PageData,
  address: Pick<Location, 'pathname' | 'search'>,
): boolean {
  // A path outside the base is compared unchanged, as in the router.
  const requested = pathInSite(address.pathname) ?? address.pathname
  // Made for every address without a route; a host may send it for others, too.
  const isUnknown = path === '*' && !isRoutePath(requested) && !(hasOrderPage && requested === orderPage)
  return (path === requested || isUnknown) && address.search === search
}
