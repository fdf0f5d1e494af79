import { useRouterState } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import * as css from './shell.css.ts'

const listRoutes: ReadonlySet<string> = new Set(['/', '/products'])

/** The focus moves without a new address: what a bookmark keeps is the view, not the way through it. */
function skip(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  if (!target) return
  event.preventDefault()
  target.focus()
  target.scrollIntoView()
}

export function SkipLinks() {
  const routeId = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId ?? '' })
  return (
    <div className={css.skips}>
      <a className={css.skip} href="#main" onClick={skip}>
        Skip to main content
      </a>
      {listRoutes.has(routeId) && (
        <a className={css.skip} href="#products-list" onClick={skip}>
          Skip to products
        </a>
      )}
    </div>
  )
}
