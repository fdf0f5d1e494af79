import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { parseProductId } from '#catalogue/product-id.ts'
import { chosenAtom } from '#compare/chosen.ts'
import { mark } from '#saved/saved-mark.css.ts'
import { SavedMark } from '#saved/saved-mark.tsx'
import { savedIdsAtom } from '#saved/saved.ts'
import { productPages } from '#site/pages.ts'
import { sitePath } from '#site/path.ts'
import { Icon } from '#ui/icon.tsx'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import * as css from './card-tools.css.ts'
import { SecondView } from './second-view.tsx'
import { SaveAndCompare } from './save-and-compare.tsx'
import {
  areCardsHydratedAtom,
  hasToolsOnEveryCard,
  toolsOnCardsAtom,
  type ToolsOnCard as OnCard,
} from './tools-on-cards.ts'

export interface Card {
  readonly id: number
  readonly name: string
  readonly image: HTMLImageElement
  /** Where each has a second view, and tools on a touch screen. The plain list's rows have one small image. */
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
        // The link's text may have a match of the search marked in it.
        name: card.getAttribute('aria-label') ?? image.dataset['product'] ?? '',
        image,
        // Its image may be in one size, without a `srcset`.
        isInGrid: image.sizes !== '',
        isTouched,
      }
    : null
}

const hasHover = () => window.matchMedia('(hover: hover)').matches

/** Where the hovered card alone has Save and Compare: marks of the saved and chosen ones. */
const MarksOnCard: OnCard = ({ product: { id } }) => {
  const isSaved = useAtomValue(savedIdsAtom).includes(id)
  const isChosen = useAtomValue(chosenAtom).includes(id)
  if (!isSaved && !isChosen) return null
  return (
    <span className={css.marks}>
      {isSaved && <SavedMark />}
      {isChosen && (
        <span className={`${mark} ${css.choose}`}>
          <Icon name="check" size={20} />
          <span className={visuallyHidden}>Chosen to compare</span>
        </span>
      )}
    </span>
  )
}

/**
 * Save, Compare and the second view of the card that is hovered or has the focus. One set for all cards: buttons in each
 * card would crowd it, and cost a large grid half as many elements again. It is last in the card, so it follows Add to
 * Cart in the tab order. With a touch screen every card has its own.
 */
export function CardTools() {
  const [slot] = useState(() => {
    const span = document.createElement('span')
    span.className = css.movingSlot
    return span
  })
  const [card, setCard] = useState<Card | null>(null)
  const setTools = useSetAtom(toolsOnCardsAtom)
  const hasMarks = [...useAtomValue(savedIdsAtom), ...useAtomValue(chosenAtom)].length > 0
  const areCardsHydrated = useAtomValue(areCardsHydratedAtom)
  useEffect(() => {
    if (areCardsHydrated && !hasToolsOnEveryCard()) setTools(() => (hasMarks ? () => MarksOnCard : undefined))
  }, [areCardsHydrated, hasMarks, setTools])

  useEffect(() => {
    if (!areCardsHydrated) return
    let isOnTouch = false
    const read = () => setCard(slot.parentElement && readCard(slot.parentElement, isOnTouch))
    // A search or filter shows another product in the same card.
    const observer = new MutationObserver(read)
    const moveTo = (target: EventTarget | null, isTouched = false) => {
      const hovered = cardAround(target)
      if (!hovered || hovered === slot.parentElement) return
      hovered.append(slot)
      isOnTouch = isTouched
      read()
      observer.disconnect()
      const link = hovered.querySelector('h3 a')
      if (link) observer.observe(link, { attributeFilter: ['href'] })
    }
    const onPoint = ({ target, pointerType }: PointerEvent) => {
      // Moving the button would remove the focus from it.
      if (!slot.querySelector(':focus-visible')) moveTo(target, pointerType === 'touch')
    }
    const onFocus = ({ target }: FocusEvent) => moveTo(target)
    // A card may be hovered or have the focus already.
    const focused = cardAround(document.activeElement)
    moveTo(focused ?? [...document.querySelectorAll(':hover')].at(-1) ?? null, !hasHover())
    document.addEventListener('pointerover', onPoint, { passive: true })
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('pointerover', onPoint)
      document.removeEventListener('focusin', onFocus)
      observer.disconnect()
      slot.remove()
    }
  }, [slot, areCardsHydrated])

  if (!card) return null
  return (
    <>
      <SecondView key={card.id} card={card} />
      {(!hasToolsOnEveryCard() || !card.isInGrid) && createPortal(<SaveAndCompare product={card} />, slot)}
    </>
  )
}
