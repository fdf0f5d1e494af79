import type { ProductSummary } from '#catalogue/product.ts'
import { SaveButton } from '#saved/save-button.tsx'
import * as css from './card-tools.css.ts'
import { CompareTool } from './compare-tool.tsx'

interface Props {
  product: Pick<ProductSummary, 'id' | 'name'>
}

/** The two buttons of a card's corner. */
export const SaveAndCompare = ({ product }: Props) => (
  <>
    <SaveButton product={product} className={css.tool} />
    <CompareTool product={product} />
  </>
)

/** Those of a touch screen, in each card of the grid. */
export const TouchTools = ({ product }: { product: ProductSummary }) => (
  <span className={css.slot}>
    <SaveAndCompare product={product} />
  </span>
)
