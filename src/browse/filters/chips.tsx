import { useRef } from 'react'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { noFilters, type Condition } from './conditions.ts'
import { capital } from './sort-texts.ts'
import { useFocusOnceRendered } from './focus-results.ts'
import * as css from './filter-bar.css.ts'
import type { Change } from './use-change.ts'

interface Props {
  conditions: readonly Condition[]
  change: Change
}

/**
 * Filters in use, each with a button that removes it. The focus moves to the next chip, and after the last to
 * the results.
 */
export function Chips({ conditions, change }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const focusOnceRendered = useFocusOnceRendered()
  if (conditions.length === 0) return null

  const remove = ({ without }: Condition, at: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('li button')
    const next = buttons?.[at + 1] ?? buttons?.[at - 1]
    if (next) next.focus()
    else focusOnceRendered()
    void change(without)
  }
  const clear = () => {
    focusOnceRendered()
    void change(noFilters)
  }

  return (
    <div role="group" aria-label="Filters in use" className={css.chips}>
      <ul ref={list} role="list" className={css.chipList}>
        {conditions.map((condition, at) => (
          <li key={condition.key}>
            <button
              type="button"
              aria-label={`${capital(condition.words)}, remove`}
              className={css.chip}
              onClick={() => remove(condition, at)}
            >
              {capital(condition.words)} <Icon name="x" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={button.quiet} onClick={clear}>
        Clear all
      </button>
    </div>
  )
}
