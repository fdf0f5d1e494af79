import { useId, useRef, useState } from 'react'
import { announce } from '#ui/announcer.ts'
import { formatCount } from '#ui/format-count.ts'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import type { Facet } from './facet.ts'
import * as css from './filter-panel.css.ts'
import { indexAfterKey } from './roving-focus.ts'

/**
 * The values of one filter. The group is one tab stop, and arrow keys move between its values (WAI-ARIA APG, toolbar).
 * A value without products is grey but focusable; pressing it announces why it does nothing.
 */
export function FacetGroup({ legend, values }: Facet) {
  const name = useId()
  const toolbar = useRef<HTMLDivElement>(null)
  const [latest, setLatest] = useState<string | null>(null)
  const stop = values.some(({ key }) => key === latest) ? latest : values[0]?.key

  return (
    <div className={css.group}>
      <p id={name} className={css.legend}>
        {legend}
      </p>
      <div ref={toolbar} role="toolbar" aria-labelledby={name} className={css.choices}>
        {values.map(({ key, label, condition, count, isOn, toggle }, index) => {
          const isOff = count === 0 && !isOn
          return (
            <button
              key={key}
              type="button"
              tabIndex={key === stop ? 0 : -1}
              aria-pressed={isOn}
              aria-disabled={isOff}
              className={css.choice}
              onFocus={() => setLatest(key)}
              onKeyDown={(event) => {
                const next = indexAfterKey(event.key, index, values.length)
                if (next === null || event.altKey || event.ctrlKey || event.metaKey) return
                event.preventDefault()
                toolbar.current?.querySelectorAll('button')[next]?.focus()
              }}
              onClick={isOff ? () => announce(`No products ${condition} in this selection`) : toggle}
            >
              {label}{' '}
              <span className={css.count}>
                {count === undefined ? '…' : formatCount(count)}
                <span className={visuallyHidden}>{count === 1 ? ' product' : ' products'}</span>
              </span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
