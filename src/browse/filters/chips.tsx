import * as texts from 'virtual:messages/filters'
import { useRef, useState } from 'react'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { notPrinted } from '#ui/not-printed.css.ts'
import { chipText } from './chip-text.ts'
import type { Condition } from './condition.ts'
import { noFilters } from './conditions.ts'
import { useFocusOnceRendered } from './focus-results.ts'
import * as css from './chips.css.ts'
import type { Change } from './use-set-filters.ts'

/** Hidden at once from screen readers and keys, to the eye after a transition. */
const leaving = (isGone: boolean) => ({ hidden: isGone, inert: isGone })

interface Props {
  conditions: readonly Condition[]
  change: Change
}

/**
 * The conditions, with those that the latest change removed at their former index, so that their chips can animate out
 * (`css.leaving`).
 */
function useWithRemoved(conditions: readonly Condition[]): readonly Condition[] {
  const [shown, setShown] = useState({ conditions, all: conditions })
  if (shown.conditions === conditions) return shown.all
  const keys = new Set(conditions.map(({ key }) => key))
  const all = [...conditions]
  // The same conditions, rendered again, keep those that animate out.
  const isSame = shown.conditions.map(({ key }) => key).join() === [...keys].join()
  for (const [at, condition] of (isSame ? shown.all : shown.conditions).entries())
    if (!keys.has(condition.key)) all.splice(at, 0, condition)
  setShown({ conditions, all })
  return all
}

/**
 * Filters in use, each with a button that removes it. The focus moves to the next chip, and after the last to
 * the results.
 */
export function Chips({ conditions, change }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const focusOnceRendered = useFocusOnceRendered()
  const all = useWithRemoved(conditions)
  if (all.length === 0) return null

  const remove = ({ without }: Condition, at: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('li:not([hidden]) button')
    const next = buttons?.[at + 1] ?? buttons?.[at - 1]
    if (next) next.focus()
    else focusOnceRendered()
    void change(without)
  }
  const clear = () => {
    focusOnceRendered()
    void change(() => noFilters)
  }

  return (
    <div
      role="group"
      aria-label={texts.inUse}
      {...leaving(conditions.length === 0)}
      className={`${css.row} ${css.leaving} ${notPrinted}`}
    >
      <ul ref={list} role="list" className={css.line}>
        {all.map((condition) => (
          <li
            key={condition.key}
            {...leaving(!conditions.includes(condition))}
            className={`${css.item} ${css.leaving} ${css.leavingItem}`}
          >
            <button
              type="button"
              aria-label={texts.remove({ condition: chipText(condition) })}
              className={css.chip}
              onClick={() => remove(condition, conditions.indexOf(condition))}
            >
              <span dir="auto" className={css.text} title={condition.words}>
                {chipText(condition)}
              </span>
              <Icon name="x" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={`${button.quiet} ${css.clear}`} onClick={clear}>
        {texts.clearAll}
      </button>
    </div>
  )
}
