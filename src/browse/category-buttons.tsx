import { useNavigate } from '@tanstack/react-router'
import { fromStart } from '#address/browse-search.ts'
import { categories } from '#catalogue/product.ts'
import type { CategoryChoice, Counts } from '#catalogue/source.ts'
import { formatCount } from '#ui/format-count.ts'
import * as css from './category-buttons.css.ts'

interface Props {
  chosen: CategoryChoice
  /** Null until the products are counted. */
  counts: Counts | null
}

const choices: readonly CategoryChoice[] = ['All', ...categories]

/**
 * Scrolls the line of buttons of a phone to the chosen one. In the next frame, since the router restores the offset of a
 * history entry first.
 */
function showInLine(chosen: HTMLElement | null) {
  const line = chosen?.parentElement
  if (!line) return
  requestAnimationFrame(() => {
    line.scrollLeft = chosen.offsetLeft - (line.clientWidth - chosen.offsetWidth) / 2
  })
}

/** Each choice is a new view, with a history entry, and starts with the first products. */
export function CategoryButtons({ chosen, counts }: Props) {
  const navigate = useNavigate()
  return (
    <div role="group" aria-label="Filter by category" className={css.group}>
      {choices.map((choice) => (
        <button
          key={choice}
          ref={choice === chosen ? showInLine : undefined}
          type="button"
          aria-label={counts ? `${choice}, ${formatCount(counts[choice])}` : choice}
          aria-pressed={choice === chosen}
          className={css.choice}
          onClick={() =>
            void navigate({
              to: '.',
              search: (before) => ({
                ...before,
                category: choice === 'All' ? undefined : choice,
                ...fromStart,
              }),
              resetScroll: false,
            })
          }
        >
          {choice} <span className={css.count}>{counts ? formatCount(counts[choice]) : '…'}</span>
        </button>
      ))}
    </div>
  )
}
