import * as texts from 'virtual:messages/compare'
import { hasVariants } from '#catalogue/settings/settings.ts'
import { segmentOf } from '#catalogue/product-id.ts'
import { Link } from '@tanstack/react-router'
import { pictureOf } from '#catalogue/pictures/picture.ts'
import type { Product } from '#catalogue/product.ts'
import { ImageWithFallback } from '#pictures/image-with-fallback.tsx'
import { tintOf } from '#theme/picture-tint.ts'
import { ProductPrice } from '#prices/product-price.tsx'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { isPlainClick } from '#ui/is-plain-click.ts'
import { notPrinted } from '#ui/not-printed.css.ts'
import { tint } from '#ui/tint.css.ts'
import * as css from './compare-heads.css.ts'

export interface HeadsProps {
  products: readonly Product[]
  remove: (product: Product) => void
  add: (product: Product) => void
}

/** The heads of the columns: two rows, so that the buttons do not belong to a column's name. */
export function CompareHeads({ products, remove, add }: HeadsProps) {
  return (
    <thead className={css.heads}>
      <tr>
        {/* An empty cell, not a control. */}
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
        <td className={css.corner} />
        {products.map((product) => (
          <th key={product.id} scope="col" className={css.product}>
            <ProductLink product={product} />
          </th>
        ))}
      </tr>
      <tr>
        <th scope="row" className={css.corner}>
          <span className={notPrinted}>{texts.buyOrRemove}</span>
        </th>
        {products.map((product) => (
          <td key={product.id} className={css.purchase}>
            <Purchase product={product} remove={remove} add={add} />
          </td>
        ))}
      </tr>
    </thead>
  )
}

function ProductLink({ product }: { product: Product }) {
  const { name, picture } = product
  return (
    <Link to="/product/$id" params={{ id: segmentOf(product) }} className={css.link}>
      <span className={`${css.media} ${tint[tintOf(picture)]}`}>
        <ImageWithFallback
          product={name}
          src={pictureOf(picture).src}
          width={200}
          height={128}
          alt=""
          className={css.picture}
        />
      </span>
      <span dir="auto" className={css.name}>
        {name}
      </span>
    </Link>
  )
}

function Purchase({ product, remove, add }: { product: Product } & Omit<HeadsProps, 'products'>) {
  const { name, isSoldOut, isPreorder, choice } = product
  return (
    <>
      <ProductPrice product={product} choice={choice} />
      <div className={css.buttons}>
        {isSoldOut ? (
          <p className={css.add}>{texts.soldOut}</p>
        ) : hasVariants && choice ? (
          <Link
            to="/product/$id"
            params={{ id: segmentOf(product) }}
            aria-label={isPreorder ? texts.preorderName({ name }) : texts.chooseName({ name })}
            aria-haspopup="dialog"
            className={`${button.solid} ${css.add}`}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              add(product)
            }}
          >
            {isPreorder ? texts.preorder : texts.choose}
          </Link>
        ) : (
          <button
            type="button"
            aria-label={isPreorder ? texts.preorderName({ name }) : texts.addNameToCart({ name })}
            className={`${button.solid} ${css.add}`}
            onClick={() => add(product)}
          >
            {isPreorder ? texts.preorder : texts.addToCart}
          </button>
        )}
        <button
          type="button"
          aria-label={texts.removeName({ name })}
          title={texts.remove}
          className={`${button.quietIcon} ${css.remove}`}
          onClick={() => remove(product)}
        >
          <Icon name="x" size={18} />
        </button>
      </div>
    </>
  )
}
