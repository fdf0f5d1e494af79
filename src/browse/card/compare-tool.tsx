import * as texts from 'virtual:messages/card'
import type { ProductSummary } from '#catalogue/product.ts'
import { useCompared } from '#compare/use-compared.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import * as css from './card-tools.css.ts'

interface Props {
  product: Pick<ProductSummary, 'id' | 'name'>
}

/** Chooses a card's product to compare. */
export function CompareTool({ product }: Props) {
  const { ids, toggle } = useCompared()
  const isChosen = ids.includes(product.id)
  return (
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
  )
}
