import * as texts from 'virtual:messages/compare'
import { useState } from 'react'
import type { Product } from '#catalogue/product.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { notPrinted } from '#ui/not-printed.css.ts'
import { showFocused } from '#ui/show-focused.ts'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import { CompareHeads, type HeadsProps } from './compare-heads.tsx'
import * as css from './compare-table.css.ts'
import { compareProducts, type ComparisonRow } from './comparison.ts'

/** Heads with price and Add to Cart that stay in view; below them a row for each value. */
export function CompareTable({ products, remove, add }: HeadsProps) {
  const [isBrief, setBrief] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const rows = compareProducts(products)
  const shared = rows.filter(({ isSingle, isDifferent }) => !isSingle && (isDifferent || !isBrief))
  const single = rows.filter(({ isSingle }) => isSingle)
  return (
    <>
      {products.length > 1 && (
        <label className={`${css.brief} ${notPrinted}`}>
          <input
            type="checkbox"
            className={css.box}
            checked={isBrief}
            onChange={(event) => setBrief(event.target.checked)}
          />
          {texts.onlyDifferences}
        </label>
      )}
      <div
        className={css.frame}
        // On focus, browsers do not scroll an element that is partly visible.
        onFocus={showFocused}
      >
        <table className={css.table}>
          <caption className={visuallyHidden}>{texts.caption}</caption>
          <CompareHeads products={products} remove={remove} add={add} />
          <tbody>
            {shared.map((row) => (
              <Row key={row.label} row={row} products={products} />
            ))}
            {single.length > 0 && (
              <tr className={notPrinted}>
                <td colSpan={products.length + 1} className={css.also}>
                  <button
                    type="button"
                    aria-expanded={isWhole}
                    className={`${button.quiet} ${css.alsoButton}`}
                    onClick={() => setWhole(!isWhole)}
                  >
                    <Icon name="chevron-right" size={18} className={css.alsoArrow} />
                    <span>{texts.saidOfOne({ count: single.length })}</span>
                  </button>
                </td>
              </tr>
            )}
            {isWhole && single.map((row) => <Row key={row.label} row={row} products={products} />)}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Value({ of }: { of: string | null }) {
  if (of !== null) return <bdi>{of}</bdi>
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className={visuallyHidden}>{texts.notSaid}</span>
    </>
  )
}

function Row({ row, products }: { row: ComparisonRow; products: readonly Product[] }) {
  const { label, values, isDifferent, best } = row
  return (
    <tr className={isDifferent ? css.different : undefined}>
      <th scope="row" className={css.label}>
        <span className={css.lineName}>
          <span dir="auto">{label}</span>
          {isDifferent && <span className={visuallyHidden}>{` ${texts.differs}`}</span>}
        </span>
      </th>
      {products.map((product, index) => (
        <td key={product.id} className={css.cell}>
          <Value of={values[index] ?? null} />
          {best.includes(index) && (
            <span className={css.best}>
              <Icon name="check" size={16} /> {texts.best}
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}
