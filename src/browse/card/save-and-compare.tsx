import type { ProductSummary } from '#catalogue/product.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import { useChoice } from '#compare/use-choice.ts'
import { nextPaint } from '#device/next-paint.ts'
import { SaveButton } from '#saved/save-button.tsx'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import * as css from './card-tools.css.ts'
import type { ToolsOnCard as OnCard, ToolsAt } from './tools-on-cards.ts'

/** The two buttons of a card's corner. */
export function SaveAndCompare({ product }: { product: Pick<ProductSummary, 'id' | 'name'> }) {
  const { ids, toggle } = useChoice()
  const isChosen = ids.includes(product.id)
  return (
    <>
      <SaveButton product={product} className={css.tool} />
      <button
        type="button"
        aria-label={`Compare ${product.name}`}
        aria-pressed={isChosen}
        // A constant title: a changing one would be spoken in addition to the announcement.
        title="Compare"
        className={`${button.outlineIcon} ${css.tool} ${css.choose}`}
        onClick={() => toggle(product)}
      >
        <Icon name={isChosen ? 'check' : 'scale'} size={20} />
      </button>
    </>
  )
}

/** Those of a touch screen, which are part of each card. */
export const ToolsOnCard: OnCard = ({ product }) => (
  <span className={css.slot}>
    <SaveAndCompare product={product} />
  </span>
)

/** Thirty at once would block a slow phone. */
const cardsPerFrame = 5

/** More than a list has. */
const allCards = 1e9

/** Shows the tools of `count` cards, then of more, some per frame. A list that is shown again keeps those it has. */
export async function showTools(
  set: (update: (shown: ToolsAt | undefined) => ToolsAt) => void,
  count = cardsPerFrame,
): Promise<void> {
  set((shown) => (shown?.(count - 1) ? shown : (index) => (index < count ? ToolsOnCard : undefined)))
  if (count === allCards) return
  await nextPaint()
  return showTools(set, count < sliceSize ? count + cardsPerFrame : allCards)
}
