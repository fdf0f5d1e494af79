import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pictureOf } from '#catalogue/picture.ts'
import type { Product } from '#catalogue/product.ts'
import { tintOf } from '#theme/picture-tint.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { tint } from '#ui/tint.css.ts'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import * as css from './compare-table.css.ts'
import { compareProducts } from './comparison.ts'

interface Props {
  products: readonly Product[]
  remove: (product: Product) => void
  add: (product: Product) => void
}

export function CompareTable({ products, remove, add }: Props) {
  const [isBrief, setBrief] = useState(false)
  const rows = compareProducts(products)
  const shown = isBrief ? rows.filter(({ isDifferent }) => isDifferent) : rows
  return (
    <>
      {products.length > 1 && (
        <label className={css.brief}>
          <input
            type="checkbox"
            className={css.box}
            checked={isBrief}
            onChange={(event) => setBrief(event.target.checked)}
          />
          Show only what differs
        </label>
      )}
      <div
        className={css.frame}
        // On focus, browsers do not scroll an element that is partly visible.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      >
        <table className={css.table}>
          <caption className={visuallyHidden}>The products side by side; lines that differ say so</caption>
          <thead>
            <tr>
              {/* An empty cell, not a control. */}
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
              <td className={css.corner} />
              {products.map((product) => (
                <th key={product.id} scope="col" className={css.product}>
                  <Link
                    to="/product/$id"
                    params={{ id: String(product.id) }}
                    search={{}}
                    className={css.link}
                  >
                    <span className={`${css.media} ${tint[tintOf(product.picture)]}`}>
                      <img
                        src={pictureOf(product.picture).src}
                        width={200}
                        height={200}
                        alt=""
                        className={css.picture}
                      />
                    </span>
                    {product.name}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ label, values, isDifferent, best }) => (
              <tr key={label} className={isDifferent ? css.different : undefined}>
                <th scope="row" className={css.label}>
                  <span className={css.lineName}>
                    {label}
                    {isDifferent && <span className={css.mark}>differs</span>}
                  </span>
                </th>
                {products.map((product, index) => (
                  <td key={product.id} className={css.cell}>
                    {values[index] ?? (
                      <>
                        <span aria-hidden="true">–</span>
                        <span className={visuallyHidden}>not said</span>
                      </>
                    )}
                    {best.includes(index) && (
                      <span className={css.best}>
                        <Icon name="check" size={16} /> best
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
            <tr className={css.actions}>
              <th scope="row" className={css.label}>
                <span className={css.lineName}>Buy or remove</span>
              </th>
              {products.map((product) => (
                <td key={product.id} className={css.cell}>
                  <div className={css.buttons}>
                    <button
                      type="button"
                      aria-label={`Add to Cart, ${product.name}`}
                      className={button.outline}
                      onClick={() => add(product)}
                    >
                      Add to Cart
                    </button>
                    <button
                      type="button"
                      aria-label={`Remove ${product.name} from the comparison`}
                      className={button.quiet}
                      onClick={() => remove(product)}
                    >
                      <Icon name="x" size={18} /> Remove
                    </button>
                  </div>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </>
  )
}
