import { CategoryMenu, divideChoices } from 'virtual:catalogue/category-menu'
import * as texts from 'virtual:messages/browse'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { categoryButtonsId } from '#address/anchors.ts'
import { fromStart } from '#address/browse-search.ts'
import { childrenIn, countOf, type CategoryChoice, type Counts } from '#catalogue/settings/category-tree.ts'
import {
  categories,
  categoryPath,
  hasCategoryPages,
  isNested,
  shortLabel,
  topCategories,
} from '#catalogue/settings/settings.ts'
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

interface ChoiceProps extends Pick<Props, 'counts'> {
  choice: CategoryChoice
  text: string
  isChosen: boolean
}

/** A new view, with a history entry, that starts with the first products. */
function Choice({ choice, text, isChosen, counts }: ChoiceProps) {
  const navigate = useNavigate()
  const router = useRouter()
  const count = counts ? formatCount(countOf(counts, choice)) : null
  const search = <Before extends object>(before: Before) => ({
    ...before,
    category: choice === 'All' ? undefined : choice,
    ...fromStart,
  })
  const props = {
    'aria-label': count === null ? text : texts.categoryCount({ category: text, count }),
    className: css.choice,
    children: (
      <>
        <bdi>{text}</bdi> {count !== '0' && <span className={css.count}>{count ?? '…'}</span>}
      </>
    ),
  }
  // On the home page a category is a view of its products.
  return hasCategoryPages && router.latestLocation.pathname === '/products' ? (
    <Link
      to="/products"
      search={search}
      resetScroll={false}
      // Otherwise All would be current on the page of each category.
      activeOptions={{ exact: true }}
      aria-current={isChosen ? 'page' : undefined}
      {...props}
    />
  ) : (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => void navigate({ to: '.', search, resetScroll: false })}
      {...props}
    />
  )
}

function Line({ id, label, choices, all, chosen, counts }: LineProps) {
  const router = useRouter()
  const line = useRef<HTMLDivElement>(null)
  const shown = divideChoices ? divideChoices(choices, chosen, counts).shown : choices
  const index = shown.indexOf(chosen)
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
  const propsOf = (choice: CategoryChoice) => ({
    choice,
    text: choice === choices[0] ? all : shortLabel(choice),
    isChosen: choice === chosen,
    counts,
  })
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
      {shown.map((choice) => (
        <Choice key={choice} {...propsOf(choice)} />
      ))}
      {CategoryMenu && (
        <CategoryMenu choices={choices} chosen={chosen} counts={counts}>
          {(choice) => <Choice key={choice} {...propsOf(choice)} />}
        </CategoryMenu>
      )}
    </div>
  )
}

/** The categories at the top, and a second line with those below the chosen one or, where there are none, beside it. */
export function CategoryButtons({ chosen, counts }: Props) {
  const path = isNested ? categoryPath(chosen) : [chosen]
  const [top = chosen] = path
  const parent = isNested && path.findLast((label) => childrenIn(categories, label).length > 0)
  const line = (
    <Line
      id={categoryButtonsId}
      label={texts.filterByCategory}
      choices={['All', ...topCategories]}
      all={texts.all}
      chosen={top}
      counts={counts}
    />
  )
  if (!isNested || !parent) return line
  return (
    <>
      {line}
      <Line
        label={texts.filterWithin({ category: parent })}
        choices={[parent, ...childrenIn(categories, parent)]}
        all={texts.allOf({ category: shortLabel(parent) })}
        chosen={chosen}
        counts={counts}
      />
    </>
  )
}
