import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { parseProductId } from '#catalogue/product-id.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { chosenAtom } from '#compare/chosen.ts'
import { useChoice } from '#compare/use-choice.ts'
import { SaveButton } from '#saved/save-button.tsx'
import { mark } from '#saved/saved-mark.css.ts'
import { SavedMark } from '#saved/saved-mark.tsx'
import { savedIdsAtom } from '#saved/saved.ts'
import { productPages } from '#site/pages.ts'
import { sitePath } from '#site/path.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import * as css from './card-tools.css.ts'
import { areCardsHydratedAtom, toolsOnCardsAtom, type ToolsOnCard as OnCard } from './tools-on-cards.ts'
import { SecondView } from './second-view.tsx'

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

/** A laptop's touch screen is a second pointer: a finger on it hovers no card. */
const hasToolsOnEveryCard = () => window.matchMedia('(hover: none), (any-pointer: coarse)').matches

function Tools({ product }: { product: Pick<ProductSummary, 'id' | 'name'> }) {
  const { ids, toggle } = useChoice()
  const isChosen = ids.includes(product.id)
  return (
    <>
      <SaveButton product={product} className={css.tool} />
      <button
        type="button"
        aria-label={`Compare ${product.name}`}
        aria-pressed={isChosen}
        title={isChosen ? 'Chosen to compare' : 'Compare'}
        className={`${button.outlineIcon} ${css.tool} ${css.choose}`}
        onClick={() => toggle(product)}
      >
        <Icon name={isChosen ? 'check' : 'scale'} size={20} />
      </button>
    </>
  )
}

const ToolsOnCard: OnCard = ({ product }) => (
  <span className={css.slot}>
    <Tools product={product} />
  </span>
)

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
    setTools(() => (hasToolsOnEveryCard() ? ToolsOnCard : hasMarks ? MarksOnCard : null))
  }, [hasMarks, setTools])

  useEffect(() => {
    if (!areCardsHydrated) return
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
    // A card may be hovered or have the focus already.
    const focused = cardAround(document.activeElement)
    moveTo(focused ?? [...document.querySelectorAll(':hover')].at(-1) ?? null, !hasHover())
    document.addEventListener('pointerover', onPoint, { passive: true })
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('pointerover', onPoint)
      document.removeEventListener('focusin', onFocus)
      slot.remove()
    }
  }, [slot, areCardsHydrated])

  if (!card) return null
  return (
    <>
      <SecondView key={card.id} card={card} />
      {(!hasToolsOnEveryCard() || !card.isInGrid) && createPortal(<Tools product={card} />, slot)}
    </>
  )
}
