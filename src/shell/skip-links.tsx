import { useRouterState } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import * as css from './shell.css.ts'

const listRoutes: ReadonlySet<string> = new Set(['/', '/products'])

/** Targets and labels; all but the first are rendered only where there is a list of products. */
const skips = [
  ['#main', 'Skip to main content'],
  ['#products-list', 'Skip to products'],
  ['#products-end', 'Skip past the products'],
] as const

/** Moves the focus without a new address: a bookmark then contains the view, not the skip target. */
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
      {skips.slice(0, listRoutes.has(routeId) ? 3 : 1).map(([href, label]) => (
        <a key={href} className={css.skip} href={href} onClick={skip}>
          {label}
        </a>
      ))}
    </div>
  )
}
