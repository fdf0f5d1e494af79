import * as texts from 'virtual:messages/compare'
import { Link } from '@tanstack/react-router'
import { writeIds } from '#address/ids.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { leastCompared } from './compared-ids.ts'
import * as css from './compare-button.css.ts'
import { useCompared } from './use-compared.ts'

/** Chooses a product for the comparison; with two chosen it has a link to it. */
export function CompareButton({ product }: { product: ProductSummary }) {
  const { ids, toggle } = useCompared()
  const isChosen = ids.includes(product.id)
  return (
    <>
      <button
        type="button"
        aria-label={texts.compareName({ name: product.name })}
        aria-pressed={isChosen}
        className={`${button.outline} ${css.choose}`}
        onClick={() => toggle(product)}
      >
        <Icon name={isChosen ? 'check' : 'scale'} size={20} /> {texts.compare}
      </button>
      {isChosen && ids.length >= leastCompared && (
        <Link to="/compare" search={{ ids: writeIds(ids) }} className={css.view}>
          {texts.view}
        </Link>
      )}
    </>
  )
}
