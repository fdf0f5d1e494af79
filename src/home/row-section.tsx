import * as texts from 'virtual:messages/home'
import { Link } from '@tanstack/react-router'
import { categoryLink } from '#address/category-link.ts'
import { CardPrice } from '#browse/card/card-price.tsx'
import { segmentOf } from '#catalogue/product-id.ts'
import { tintOf } from '#theme/picture-tint.ts'
import { badge } from '#ui/badge.css.ts'
import { isolated } from '#ui/isolated.ts'
import { showFocused } from '#ui/show-focused.ts'
import { tint } from '#ui/tint.css.ts'
import type { BuiltRow, BuiltRowProduct } from './built-section.ts'
import * as own from './own-section.css.ts'
import { SectionPicture } from './section-picture.tsx'
import * as css from './row-section.css.ts'

/** Where the list with all products of a row is. */
function linkTo(all: NonNullable<BuiltRow['all']>) {
  if (all === 'all') return { to: '/products' } as const
  return 'category' in all ? categoryLink(all.category) : ({ to: '/products', search: all } as const)
}

/** Products under a heading: a row that scrolls sideways where the window has not the width. */
export function RowSection({ section: { title, products, all }, id }: { section: BuiltRow; id: string }) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id} className={own.section}>
      <div className={own.head}>
        <h2 id={id} className={own.heading}>
          {isolated(title)}
        </h2>
        {all && (
          <Link {...linkTo(all)} aria-label={texts.showAllOf({ title })} className={css.all}>
            {texts.showAll}
          </Link>
        )}
      </div>
      <ul role="list" className={css.row}>
        {products.map((product) => (
          <li key={product.id} className={css.item}>
            <Card product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Card({ product }: { product: BuiltRowProduct }) {
  const { name, picture, originalPrice } = product
  return (
    <article className={css.card}>
      <span className={`${css.media} ${tint[tintOf(picture)]}`}>
        <SectionPicture picture={picture} of={name} sizes={css.pictureSizes} className={css.picture} />
        {originalPrice !== null && (
          <span aria-hidden="true" className={`${badge.sale} ${css.sale}`}>
            {texts.sale}
          </span>
        )}
      </span>
      <h3 className={css.name}>
        <Link
          to="/product/$id"
          params={{ id: segmentOf(product) }}
          dir="auto"
          className={css.link}
          onFocus={showFocused}
        >
          {name}
        </Link>
      </h3>
      <CardPrice {...product} />
    </article>
  )
}
