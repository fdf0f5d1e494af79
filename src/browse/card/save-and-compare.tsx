import * as texts from 'virtual:messages/card'
import type { ProductSummary } from '#catalogue/product.ts'
import { useChoice } from '#compare/use-choice.ts'
import { SaveButton } from '#saved/save-button.tsx'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import * as css from './card-tools.css.ts'

/** The two buttons of a card's corner. */
export function SaveAndCompare({ product }: { product: Pick<ProductSummary, 'id' | 'name'> }) {
  const { ids, toggle } = useChoice()
  const isChosen = ids.includes(product.id)
  return (
    <>
      <SaveButton product={product} className={css.tool} />
      <button
        type="button"
        aria-label={texts.compareNamed({ name: product.name })}
        aria-pressed={isChosen}
        // A constant title: a changing one would be spoken in addition to the announcement.
        title={texts.compare}
        className={`${button.outlineIcon} ${css.tool} ${css.choose}`}
        onClick={() => toggle(product)}
      >
        <Icon name={isChosen ? 'check' : 'scale'} size={20} />
      </button>
    </>
  )
}

/** Those of a touch screen, in each card of the grid. */
export const TouchTools = ({ product }: { product: ProductSummary }) => (
  <span className={css.slot}>
    <SaveAndCompare product={product} />
  </span>
)
