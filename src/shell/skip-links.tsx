import * as texts from 'virtual:messages/shell'
import type { MouseEvent } from 'react'
import { productsEndId, productsId } from '#address/anchors.ts'
import { notPrinted } from '#ui/not-printed.css.ts'
import * as css from './shell.css.ts'
import { useHasList } from './use-has-list.ts'

/** Targets and labels; all but the first are rendered only where there is a list of products. */
const skips = [
  ['#main', texts.skipToMain],
  [`#${productsId}`, texts.skipToProducts],
  [`#${productsEndId}`, texts.skipProducts],
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
  const hasList = useHasList()
  return (
    <div className={`${css.skips} ${notPrinted}`}>
      {skips.slice(0, hasList ? 3 : 1).map(([href, label]) => (
        <a key={href} className={css.skip} href={href} onClick={skip}>
          {label}
        </a>
      ))}
    </div>
  )
}
