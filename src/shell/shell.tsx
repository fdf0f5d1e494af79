import { hasLab } from 'virtual:shop/parts'
import { Outlet, useSearch } from '@tanstack/react-router'
import { beganWithSize } from '#address/first-address.ts'
import { Header } from './header.tsx'
import { Footer, LabPanel, SizeNotice } from './lazy.ts'
import './print.css.ts'
import { RouteScope } from './route-scope.tsx'
import * as css from './shell.css.ts'
import { SkipLinks } from './skip-links.tsx'
import { useDeferredParts } from './use-deferred-parts.ts'
import { useDocumentEffects } from './use-document-effects.ts'

export function Shell() {
  useDocumentEffects()
  const parts = useDeferredParts()
  const { size, lab } = useSearch({ from: '__root__' })
  return (
    <>
      <RouteScope>
        <SkipLinks />
        {hasLab && (size !== undefined || beganWithSize()) && <SizeNotice />}
        <Header parts={parts} />
        <main id="main" className={css.main} tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
        {hasLab && lab && <LabPanel />}
        {parts && <parts.DeferredParts earlyKeys={parts.earlyKeys} />}
      </RouteScope>
    </>
  )
}
