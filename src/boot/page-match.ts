interface Marks {
  readonly path?: string | undefined
  readonly search?: string | undefined
}

/** Paths that are routes, or below one: their page is never the one for unknown addresses. */
const route = /^\/(?:products?(?:\/|$)|(?:compare|accessibility)$|$)/

/** Whether HTML with these marks was made for this address. */
export function isMadeFor(
  { path, search = '' }: Marks,
  address: Pick<Location, 'pathname' | 'search'>,
): boolean {
  // Made for every address that no route has; a host may send it for others, too.
  const isUnknown = path === '*' && !route.test(address.pathname)
  return (path === address.pathname || isUnknown) && address.search === search
}
