import { Outlet, useSearch } from '@tanstack/react-router'
import { Header } from './header.tsx'
import { Later } from './later.tsx'
import { footer, isSizeAsked, labPanel, sizeNotice } from './parts.ts'
import { RouteScope } from './route-scope.tsx'
import * as css from './shell.css.ts'
import { SkipLinks } from './skip-links.tsx'
import { useOutsideWorld } from './use-outside-world.ts'

/** What stands around every page. */
export function Shell() {
  useOutsideWorld()
  const { size, lab } = useSearch({ from: '__root__' })
  return (
    <>
      <RouteScope>
        <SkipLinks />
        {isSizeAsked(size) && <sizeNotice.Part />}
        <Header />
        <main id="main" className={css.main} tabIndex={-1}>
          <Outlet />
        </main>
        <footer.Part />
        {lab && <labPanel.Part />}
        <Later />
      </RouteScope>
    </>
  )
}
