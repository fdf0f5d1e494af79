import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { FilterFields } from './filter-fields.tsx'
import * as css from './filter-panel.css.ts'
import type { Change } from './use-change.ts'

interface Props {
  change: Change
  /** Also moves the focus back to the button that opened the panel. */
  close: () => void
}

/** The filters beside the products, on a wide screen. */
export function FilterPanel({ change, close }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const name = useId()

  // The panel does not follow its button in the document, and may load late: by then the focus may be elsewhere.
  useEffect(() => {
    const active = document.activeElement
    if (active === document.body || active?.getAttribute('aria-expanded') === 'true') heading.current?.focus()
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  }

  return (
    // Key events bubble from the controls within.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-labelledby={name} className={css.panel} onKeyDown={onKeyDown}>
      <div className={css.top}>
        <h2 ref={heading} id={name} tabIndex={-1} className={css.heading}>
          Filters
        </h2>
        <button type="button" aria-label="Close filters" className={button.quietIcon} onClick={close}>
          <Icon name="x" size={20} />
        </button>
      </div>
      <FilterFields change={change} />
    </section>
  )
}
