import * as texts from 'virtual:messages/testimonials'
import { useRef, useState } from 'react'
import { indexForKey } from './carousel.ts'
import * as css from './review-dots.css.ts'
import { testimonials } from 'virtual:catalogue/testimonials'

interface Props {
  current: number
  controls: string
  show: (index: number) => void
}

/**
 * One tab stop: the dot of the first visible review, until the arrow keys move the focus to another (WAI-ARIA APG,
 * toolbar). The keys only move the focus; the dot is a button that has to be pressed.
 */
export function ReviewDots({ current, controls, show }: Props) {
  const toolbar = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const total = testimonials.length
  const tabStop = focused ?? current

  return (
    <div ref={toolbar} role="toolbar" aria-label={texts.choose} aria-controls={controls} className={css.dots}>
      {testimonials.map(({ id }, index) => (
        <button
          key={id}
          type="button"
          aria-label={texts.show({ number: index + 1, total })}
          aria-current={index === current}
          tabIndex={index === tabStop ? 0 : -1}
          className={css.dot}
          onFocus={() => setFocused(index)}
          onBlur={() => setFocused(null)}
          onKeyDown={(event) => {
            const next = indexForKey(event.key, index, total)
            if (next === null || event.altKey || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            toolbar.current?.querySelectorAll('button')[next]?.focus()
          }}
          onClick={() => show(index)}
        />
      ))}
    </div>
  )
}
