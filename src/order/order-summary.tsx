import * as cartTexts from 'virtual:messages/cart'
import * as texts from 'virtual:messages/order'
import { useAtomValue, useSetAtom } from 'jotai'
import { cartAtom, isCartOpenAtom } from '#cart/cart-atoms.ts'
import { preorderText } from '#cart/preorder-text.ts'
import { formatMoney } from '#catalogue/money/money.ts'
import { hasAmounts } from '#catalogue/settings/settings.ts'
import { isolated } from '#ui/isolated.ts'
import { formatList } from '#ui/format-list.ts'
import { button } from '#ui/button.css.ts'
import { UnitPrice } from '#prices/unit-price.tsx'
import { payment, priceNotes } from './checkout.ts'
import { countryName } from '#cart/country-name.ts'
import { draftAtom } from './draft-atom.ts'
import { linesAtom, shortLinesAtom, sumsAtom } from './order-atoms.ts'
import { cartLineOf, namesLeftOut, orderLines } from './order-lines.ts'
import * as css from './order-summary.css.ts'

interface Props {
  /** Whether this page asks where it goes: otherwise the target says what shipping costs. */
  hasDelivery: boolean
}

function Sum({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? css.total : css.sum}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Names what is in the cart and cannot be ordered. */
export function LeftOut() {
  const names = namesLeftOut(useAtomValue(cartAtom))
  return names.length > 0 && <p className={css.changed}>{texts.leftOut({ names: formatList(names) })}</p>
}

/** The lines and sums, with each price that has changed since it was put into the cart. */
export function OrderSummary({ hasDelivery }: Props) {
  const cart = useAtomValue(cartAtom)
  const lines = useAtomValue(linesAtom)
  const shortLines = useAtomValue(shortLinesAtom)
  const { goods, shipping, total } = useAtomValue(sumsAtom)
  const { isCollected, country } = useAtomValue(draftAtom)
  const openCart = useSetAtom(isCartOpenAtom)
  const before = orderLines(cart)
  const isKnown = hasDelivery && shipping !== null

  return (
    <section aria-labelledby="order-summary" className={css.summary}>
      <h2 id="order-summary" className={css.title}>
        {texts.summary}
      </h2>
      <ul role="list" className={css.lines}>
        {lines.map((line, at) => {
          const inCart = before[at]?.unitPrice ?? line.unitPrice
          const { amount, was: formerly, left, wanted } = cartLineOf(cart, line) ?? {}
          const short = shortLines.find((one) => one.line === line)
          const was = inCart === line.unitPrice ? formerly : inCart
          return (
            <li key={`${line.product}/${line.variant ?? ''}`} className={css.line}>
              <span dir="auto">{texts.quantityAndName({ quantity: line.quantity, name: line.name })}</span>
              <span className={css.amount}>{formatMoney(line.total)}</span>
              {line.quantity > 1 && (
                <span className={css.each}>{texts.each({ price: formatMoney(line.unitPrice) })}</span>
              )}
              {hasAmounts && (
                <span className={css.each}>
                  <UnitPrice of={{ price: line.unitPrice, amount }} />
                </span>
              )}
              {line.preorder && <span className={css.changed}>{preorderText(line.preorder)}</span>}
              {was !== undefined && was !== line.unitPrice && (
                <span className={css.changed}>
                  {texts.priceWas({ was: formatMoney(was), now: formatMoney(line.unitPrice) })}
                </span>
              )}
              {short && (
                <span className={css.changed}>
                  {short.left > 0 ? cartTexts.lineLeft({ left: short.left }) : cartTexts.soldOut}
                </span>
              )}
              {left !== undefined && wanted !== undefined && line.quantity >= left && (
                <span className={css.changed}>{cartTexts.lineLeftWanted({ left, wanted })}</span>
              )}
            </li>
          )
        })}
      </ul>
      <LeftOut />
      <dl className={css.sums}>
        <Sum label={texts.goods} value={formatMoney(goods)} />
        {hasDelivery && isCollected ? (
          <Sum label={texts.delivery} value={texts.collected} />
        ) : (
          <Sum
            label={hasDelivery ? texts.shippingTo({ country: countryName(country) }) : texts.shipping}
            value={
              !isKnown ? texts.shippingUnknown : shipping === 0 ? texts.shippingFree : formatMoney(shipping)
            }
          />
        )}
        <Sum
          isTotal
          label={isKnown ? texts.total : texts.totalWithoutShipping}
          value={formatMoney(isKnown ? total : goods)}
        />
        {payment !== null && <Sum label={texts.payment} value={isolated(payment)} />}
      </dl>
      {priceNotes && <p className={css.tax}>{isolated(priceNotes.tax)}</p>}
      <button type="button" aria-haspopup="dialog" className={button.quiet} onClick={() => openCart(true)}>
        {texts.changeCart}
      </button>
    </section>
  )
}
