import { Link, useRouterState } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { focusInView } from '#ui/focus-in-view.ts'
import { Icon } from '#ui/icon.tsx'
import { chosenAtom, leastCompared } from './chosen.ts'
import { writeIds } from '#address/ids.ts'
import * as css from './compare-tray.css.ts'

/** The link to the comparison, once enough products are chosen. */
export function CompareTray() {
  const [ids, change] = useAtom(chosenAtom)
  const isOnPage = useRouterState({ select: ({ location }) => location.pathname === '/compare' })
  if (ids.length < leastCompared || isOnPage) return null
  return (
    <aside aria-label="Comparison" className={css.tray}>
      <div className={css.row}>
        <Link to="/compare" search={{ ids: writeIds(ids) }} className={button.tape}>
          <Icon name="scale" size={20} /> Compare {ids.length} products
        </Link>
        <button
          type="button"
          aria-label="Forget the products chosen to compare"
          title="Forget them"
          className={button.quietIcon}
          onClick={() => {
            change(() => [])
            announce('No products chosen to compare')
            focusInView()
          }}
        >
          <Icon name="x" size={20} />
        </button>
      </div>
    </aside>
  )
}
