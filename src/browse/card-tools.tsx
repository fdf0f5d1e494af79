import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { parseProductId } from '#catalogue/product-id.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { useChoice } from '#compare/use-choice.ts'
import { SaveButton } from '#saved/save-button.tsx'
import { productPages } from '#site/pages.ts'
import { sitePath } from '#site/path.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import * as css from './card-tools.css.ts'
import { saveOnCardsAtom } from './save-on-cards.ts'
import { SecondView } from './second-view.tsx'

export interface Card {
  readonly id: number
  readonly name: string
  readonly image: HTMLImageElement
  /** Where each has a heart of its own, and a second view. The plain list's rows have one small image. */
  readonly isInGrid: boolean
  readonly isTouched: boolean
}

/** The product card in the page's list that contains an element. */
const cardAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('main li[data-index] article') : null

function readCard(card: HTMLElement, isTouched: boolean): Card | null {
  const link = card.querySelector<HTMLAnchorElement>('h3 a')
  const image = card.querySelector('img')
  const id = parseProductId(link?.pathname.slice(sitePath(productPages).length) ?? '')
  return link && image && id !== null
    ? {
        id,
        name: (link.lastElementChild ?? link).textContent,
        image,
        isInGrid: image.srcset !== '',
        isTouched,
      }
    : null
}

const hasHover = () => window.matchMedia('(hover: hover)').matches

const SaveOnCard = ({ product }: { product: ProductSummary }) => (
  <SaveButton product={product} className={`${css.tool} ${css.save}`} />
)

/**
 * Save, Compare and the second view of the card that is hovered or has the focus. One set for all cards: buttons in each
 * card would crowd it, and cost a large grid half as many elements again. It is last in the card, so it follows Add to
 * Cart in the tab order. On a touch screen every card has its own heart.
 */
export function CardTools() {
  const [slot] = useState(() => {
    const span = document.createElement('span')
    span.className = css.slot
    return span
  })
  const [card, setCard] = useState<Card | null>(null)
  const { ids, toggle } = useChoice()
  const setSave = useSetAtom(saveOnCardsAtom)
  useEffect(() => {
    if (!hasHover()) setSave(() => SaveOnCard)
  }, [setSave])

  useEffect(() => {
    const moveTo = (target: EventTarget | null, isTouched = false) => {
      const hovered = cardAround(target)
      if (!hovered || hovered === slot.parentElement) return
      hovered.append(slot)
      setCard(readCard(hovered, isTouched))
    }
    const onPoint = ({ target, pointerType }: PointerEvent) => {
      // Moving the button would remove the focus from it.
      if (!slot.querySelector(':focus-visible')) moveTo(target, pointerType === 'touch')
    }
    const onFocus = ({ target }: FocusEvent) => moveTo(target)
    // The input that loaded this code may have been on a card.
    const focused = cardAround(document.activeElement)
    moveTo(focused ?? [...document.querySelectorAll(':hover')].at(-1) ?? null, !hasHover())
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
  return (
    <>
      <SecondView key={card.id} card={card} />
      {createPortal(
        <>
          {(hasHover() || !card.isInGrid) && <SaveButton product={card} className={css.tool} />}
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
      )}
    </>
  )
}
