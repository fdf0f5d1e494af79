import { hasLab } from 'virtual:shop/parts'
import { Outlet, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
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
  const { state } = useRouter()
  /** The page that the visit began with: the press that loads the deferred parts may lead on from it. */
  const [firstMatch] = useState(() => state.matches.at(-1))
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
        {parts && <parts.DeferredParts earlyKeys={parts.earlyKeys} firstMatch={firstMatch} />}
      </RouteScope>
    </>
  )
}
