import * as texts from 'virtual:messages/card'
import type { MouseEvent } from 'react'
import type { ProductSummary } from '#catalogue/product.ts'
import { badge } from '#ui/badge.css.ts'
import { button } from '#ui/button.css.ts'
import { formatCount } from '#ui/format-count.ts'

interface Props {
  product: ProductSummary
  number: number | undefined
  className: string
  href: string
  onClick: (event: MouseEvent) => void
}

/**
 * In the place of Add to Cart or Pre-order, for a product with options: opens them, and without script the page that has
 * them.
 */
export function ChooseLink({ product: { name, isPreorder }, number, className, href, onClick }: Props) {
  const hasNumber = number !== undefined
  const named = isPreorder ? texts.preorderNamed : texts.chooseNamed
  const numbered = isPreorder ? texts.preorderNumbered : texts.chooseNumbered
  return (
    <a
      // As in `add-button.tsx`.
      key={String(isPreorder)}
      href={href}
      aria-haspopup="dialog"
      aria-label={hasNumber ? numbered({ number, name }) : named({ name })}
      className={`${button.outline} ${className}`}
      onClick={onClick}
    >
      {hasNumber && (
        <>
          <span className={badge.count}>{formatCount(number)}</span>{' '}
        </>
      )}
      {isPreorder ? texts.preorder : texts.choose}
    </a>
  )
}
