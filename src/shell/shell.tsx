import { Outlet } from '@tanstack/react-router'
import { AddedNote } from '#cart/added-note.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PageHead } from './page-head.tsx'
import { RouteScope } from './route-scope.tsx'
import * as css from './shell.css.ts'
import { SkipLinks } from './skip-links.tsx'
import { SizeNotice } from './size-notice.tsx'
import { useOutsideWorld } from './use-outside-world.ts'

/** What stands around every page. */
export function Shell() {
  useOutsideWorld()
  return (
    <>
      <PageHead />
      <RouteScope>
        <SkipLinks />
        <SizeNotice />
        <Header />
        <main id="main" className={css.main} tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
        <AddedNote />
      </RouteScope>
    </>
  )
}
