import * as texts from 'virtual:messages/viewed'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { listedCategories } from '#catalogue/settings/settings.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { rich } from '#messages/rich.tsx'
import { button } from '#ui/button.css.ts'
import { mostInRow } from './most-in-row.ts'
import { ProductRow } from './product-row.tsx'
import { useViewed } from './use-viewed.ts'
import * as css from './browse-links.css.ts'

const categoryElement = { category: (words: string) => <bdi>{words}</bdi> }

interface Props {
  /** Products that the visitor may have meant; `name` is their heading. */
  offered?: { readonly name: string; readonly products: readonly ProductSummary[] } | undefined
  /** The category that the visitor is looking for; by default that of the product viewed last. */
  near?: string | undefined
  onPress?: ((press: MouseEvent) => void) | undefined
  /** Below a text that is not centered. */
  isAtStart?: boolean
}

/**
 * For an empty list, cart or comparison: products of another search, the whole catalogue, the nearest category, and the
 * products viewed last.
 */
export function BrowseLinks({ offered, near, onPress, isAtStart = false }: Props) {
  const viewed = useViewed()
  const nearest = listedCategories.find((category) => category === (near ?? viewed[0]?.category))
  return (
    <div className={css.container}>
      {offered && (
        <ProductRow name={offered.name} products={offered.products.slice(0, mostInRow)} onPress={onPress} />
      )}
      <div className={isAtStart ? css.buttons : css.centeredButtons}>
        <Link
          to="/products"
          // A filtered list is not the current page.
          activeOptions={{ exact: true }}
          className={button.solid}
          onClick={onPress}
        >
          {texts.browseAll}
        </Link>
        {nearest && (
          <Link to="/products" search={{ category: nearest }} className={button.outline} onClick={onPress}>
            <span>{rich(texts.browseCategory({ category: nearest }), categoryElement)}</span>
          </Link>
        )}
      </div>
      <ProductRow name={texts.recentlyViewed} products={viewed} onPress={onPress} />
    </div>
  )
}
