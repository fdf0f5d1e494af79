import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { parseProductId } from '#catalogue/product-id.ts'
import { useChoice } from '#compare/use-choice.ts'
import { SaveButton } from '#saved/save-button.tsx'
import { productPages } from '#site/pages.ts'
import { sitePath } from '#site/path.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import * as css from './card-tools.css.ts'

interface Card {
  readonly id: number
  readonly name: string
}

/** The product card in the page's list that contains an element. */
const cardAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('main li[data-index] article') : null

function readCard(card: HTMLElement): Card | null {
  const link = card.querySelector<HTMLAnchorElement>('h3 a')
  const id = parseProductId(link?.pathname.slice(sitePath(productPages).length) ?? '')
  return link && id !== null ? { id, name: (link.lastElementChild ?? link).textContent } : null
}

/**
 * Save and Compare on the card that is hovered or has the focus. One pair for all cards: a pair in each card would crowd
 * it, and cost a large grid two thirds more elements. It is last in the card, so it follows Add to Cart in the tab order.
 */
export function CardTools() {
  const [slot] = useState(() => {
    const span = document.createElement('span')
    span.className = css.slot
    return span
  })
  const [card, setCard] = useState<Card | null>(null)
  const { ids, toggle } = useChoice()

  useEffect(() => {
    const moveTo = (target: EventTarget | null) => {
      const hovered = cardAround(target)
      if (!hovered || hovered === slot.parentElement) return
      hovered.append(slot)
      setCard(readCard(hovered))
    }
    const onPoint = ({ target }: PointerEvent) => {
      // Moving the button would remove the focus from it.
      if (!slot.querySelector(':focus-visible')) moveTo(target)
    }
    const onFocus = ({ target }: FocusEvent) => moveTo(target)
    // The input that loaded this code may have been on a card.
    const focused = cardAround(document.activeElement)
    moveTo(focused ?? [...document.querySelectorAll(':hover')].at(-1) ?? null)
    document.addEventListener('pointerover', onPoint, { passive: true })
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('pointerover', onPoint)
      document.removeEventListener('focusin', onFocus)
      slot.remove()
    }
  }, [slot])

  if (!card) return null
  const isChosen = ids.includes(card.id)
  return createPortal(
    <>
      <SaveButton product={card} className={css.tool} />
      <button
        type="button"
        aria-label={`Compare ${card.name}`}
        aria-pressed={isChosen}
        title={isChosen ? 'Chosen to compare' : 'Compare'}
        className={`${button.outlineIcon} ${css.tool} ${css.choose}`}
        onClick={() => toggle(card)}
      >
        <Icon name={isChosen ? 'check' : 'scale'} size={20} />
      </button>
    </>,
    slot,
  )
}
