import * as texts from 'virtual:messages/browse'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { categoryButtonsId } from '#address/anchors.ts'
import { fromStart } from '#address/browse-search.ts'
import {
  childrenIn,
  countOf,
  parentIn,
  type CategoryChoice,
  type Counts,
} from '#catalogue/settings/category-tree.ts'
import { categories, isNested, topCategories } from '#catalogue/settings/settings.ts'
import { formatCount } from '#ui/format-count.ts'
import { showFocused } from '#ui/show-focused.ts'
import { notPrinted } from '#ui/not-printed.css.ts'
import * as css from './category-buttons.css.ts'
import { showInLine } from './show-in-line.ts'

interface Props {
  chosen: CategoryChoice
  /** Null until the products are counted. */
  counts: Counts | null
}

interface LineProps extends Props {
  id?: string
  label: string
  choices: readonly CategoryChoice[]
  /** The text of the first button. */
  all: string
}

/** Each choice is a new view, with a history entry, and starts with the first products. */
function Line({ id, label, choices, all, chosen, counts }: LineProps) {
  const navigate = useNavigate()
  const router = useRouter()
  const line = useRef<HTMLDivElement>(null)
  const index = choices.indexOf(chosen)
  // Scrolls the line of a phone to the chosen button, and once more after the router has restored a stored offset for this
  // address. Later navigations leave the line where the visitor has swiped it.
  useLayoutEffect(() => {
    const show = () => showInLine(line.current?.children[index])
    show()
    const { href } = router.latestLocation
    const unsubscribe = router.subscribe('onRendered', ({ toLocation }) => {
      if (toLocation.href === href) show()
      unsubscribe()
    })
    return unsubscribe
  }, [router, index])
  return (
    // Focus events bubble from the buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={line}
      id={id}
      role="group"
      aria-label={label}
      className={`${css.group} ${notPrinted}`}
      onFocus={showFocused}
    >
      {choices.map((choice, position) => {
        const count = counts ? formatCount(countOf(counts, choice)) : null
        const text = position === 0 ? all : choice
        return (
          <button
            key={choice}
            type="button"
            aria-label={count === null ? text : texts.categoryCount({ category: text, count })}
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
            <bdi>{text}</bdi> {count !== '0' && <span className={css.count}>{count ?? '…'}</span>}
          </button>
        )
      })}
    </div>
  )
}

/** The categories at the top, and those below the chosen one in a second line. */
export function CategoryButtons({ chosen, counts }: Props) {
  const top = (isNested && parentIn(categories, chosen)) || chosen
  const below = isNested ? childrenIn(categories, top) : []
  const choices = ['All', ...topCategories]
  const line = (
    <Line
      id={categoryButtonsId}
      label={texts.filterByCategory}
      choices={choices}
      all={texts.all}
      chosen={top}
      counts={counts}
    />
  )
  if (!isNested || below.length === 0) return line
  return (
    <>
      {line}
      <Line
        label={texts.filterWithin({ category: top })}
        choices={[top, ...below]}
        all={texts.allOf({ category: top })}
        chosen={chosen}
        counts={counts}
      />
    </>
  )
}
