import { hasCompare } from 'virtual:shop/parts'
import * as texts from 'virtual:messages/card'
import { atom, useAtomValue } from 'jotai'
import type { ProductSummary } from '#catalogue/product.ts'
import { comparedIdsAtom } from '#compare/compared-ids.ts'
import { mark } from '#saved/saved-mark.css.ts'
import { SavedMark } from '#saved/saved-mark.tsx'
import { savedIdsAtom } from '#saved/saved.ts'
import { Icon } from '#ui/icon.tsx'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import * as css from './card-tools.css.ts'
import { ActiveProduct } from './active-product.tsx'
import { SaveAndCompare, TouchTools } from './save-and-compare.tsx'
import { hasToolsOnEveryCard, type CardTools } from './tools-on-cards.ts'

const markedAtom = atom((get) => [...get(savedIdsAtom), ...get(comparedIdsAtom)])

function Marks({ id }: { id: number }) {
  const isSaved = useAtomValue(savedIdsAtom).includes(id)
  const isChosen = useAtomValue(comparedIdsAtom).includes(id)
  return (
    <span className={css.marks}>
      {isSaved && <SavedMark />}
      {hasCompare && isChosen && (
        <span className={`${mark} ${css.choose}`}>
          <Icon name="check" size={20} />
          <span className={visuallyHidden}>{texts.compared}</span>
        </span>
      )}
    </span>
  )
}

interface Props {
  product: ProductSummary
  isActive: boolean
  isMarked: boolean
}

/**
 * Save and Compare of the active card, over the marks of a saved or chosen product: buttons in every card would crowd it,
 * and cost a large grid half as many elements again. They are last in the card, so they follow Add to Cart in the tab
 * order.
 */
const HoverTools = ({ product, isActive, isMarked }: Props) => (
  <>
    {isMarked && <Marks id={product.id} />}
    {isActive && (
      <span className={css.hoverSlot}>
        <SaveAndCompare product={product} />
      </span>
    )}
  </>
)

/** The tools for the pointers of this device. */
export function cardTools(): CardTools {
  return hasToolsOnEveryCard()
    ? { areOnEveryCard: true, Tools: TouchTools, ActiveProduct }
    : { areOnEveryCard: false, Tools: HoverTools, markedAtom, ActiveProduct }
}
