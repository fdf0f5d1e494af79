import type { ProductSummary } from '#catalogue/product.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import * as css from './compare-button.css.ts'
import { useChoice } from './use-choice.ts'

export function CompareButton({ product }: { product: ProductSummary }) {
  const { ids, toggle } = useChoice()
  const isChosen = ids.includes(product.id)
  return (
    <button
      type="button"
      aria-label={`Compare ${product.name}`}
      aria-pressed={isChosen}
      className={`${button.quiet} ${css.choose}`}
      onClick={() => toggle(product)}
    >
      <Icon name={isChosen ? 'check' : 'scale'} size={20} /> Compare
    </button>
  )
}
