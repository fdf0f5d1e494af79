import * as texts from 'virtual:messages/browse'
import { useId, useRef, type ReactNode } from 'react'
import { countInLines } from '#catalogue/settings/category-lines.ts'
import { countOf, type CategoryChoice, type Counts } from '#catalogue/settings/category-tree.ts'
import { shortLabel } from '#catalogue/settings/settings.ts'
import { button } from '#ui/button.css.ts'
import { closePopover } from '#ui/close-popover.ts'
import { formatCount } from '#ui/format-count.ts'
import { Icon } from '#ui/icon.tsx'
import { choice as choiceStyle } from './category-buttons.css.ts'
import * as css from './category-menu.css.ts'

/** Letters of the button that opens the menu. */
const menuLetters = 34

/**
 * Divides choices into those for two lines and the rest, which a menu has. Those without products leave, and the chosen
 * one is always in the lines.
 */
export function divideChoices(
  [all = 'All', ...others]: readonly CategoryChoice[],
  chosen: CategoryChoice,
  counts: Counts | null,
): { readonly shown: readonly CategoryChoice[]; readonly rest: readonly CategoryChoice[] } {
  const choices = [
    all,
    ...others.filter((choice) => choice === chosen || counts === null || countOf(counts, choice) > 0),
  ]
  const labels = choices.map(shortLabel)
  if (countInLines(labels) === choices.length) return { shown: choices, rest: [] }
  const count = Math.max(1, countInLines(labels, menuLetters + shortLabel(chosen).length))
  const shown = choices.slice(0, count)
  const isHidden = choices.indexOf(chosen) >= count
  return {
    shown: isHidden ? [...shown, chosen] : shown,
    rest: choices.slice(count).filter((choice) => choice !== chosen),
  }
}

interface Props {
  choices: readonly CategoryChoice[]
  chosen: CategoryChoice
  counts: Counts | null
  children: (choice: CategoryChoice) => ReactNode
}

/** The choices that have no room in the lines; null for none. A popover opens without a script. */
export function CategoryMenu({ choices, chosen, counts, children }: Props) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const { rest } = divideChoices(choices, chosen, counts)
  if (rest.length === 0) return null
  return (
    <>
      <button type="button" popoverTarget={id} className={`${choiceStyle} ${css.opener}`}>
        {texts.moreCategories({ count: formatCount(rest.length) })}
      </button>
      {/* The choices within are pressed and lose the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div ref={menu} id={id} popover="" className={css.menu} onClick={() => closePopover(menu.current)}>
        <button
          type="button"
          aria-label={texts.closeCategories}
          className={`${button.quietIcon} ${css.close}`}
        >
          <Icon name="x" size={20} />
        </button>
        <div className={css.choices}>{rest.map(children)}</div>
      </div>
    </>
  )
}
