import { useRouterState } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import * as css from './shell.css.ts'

const listRoutes: ReadonlySet<string> = new Set(['/', '/products'])

/** What they lead to, and how that is called; all but the first stand only where there is a list of products. */
const skips = [
  ['#main', 'to main content'],
  ['#products-list', 'to products'],
  ['#products-end', 'past the products'],
] as const

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
      {skips.slice(0, listRoutes.has(routeId) ? 3 : 1).map(([href, words]) => (
        <a key={href} className={css.skip} href={href} onClick={skip}>
          Skip {words}
        </a>
      ))}
    </div>
  )
}
