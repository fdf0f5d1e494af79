import * as texts from 'virtual:messages/cart'
import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useRef, type RefObject } from 'react'
import { formatMoney } from '#catalogue/money/money.ts'
import { pictureOf } from '#catalogue/pictures/picture.ts'
import { ImageWithFallback } from '#pictures/image-with-fallback.tsx'
import { button } from '#ui/button.css.ts'
import { formatCount } from '#ui/format-count.ts'
import { Icon } from '#ui/icon.tsx'
import { isPlainClick } from '#ui/is-plain-click.ts'
import { tint } from '#ui/tint.css.ts'
import { UnitPrice } from '#prices/unit-price.tsx'
import { tintOf } from '#theme/picture-tint.ts'
import { focusLine } from './focus-line.ts'
import { isCartOpenAtom } from './cart-atoms.ts'
import { removeLineAtom, setQuantityAtom } from './line-atoms.ts'
import { preorderText } from './preorder-text.ts'
import { lineKey, maxQuantity, type CartLine } from './cart.ts'
import * as css from './cart-line-row.css.ts'

interface Props {
  line: CartLine
  /** Gets the focus when the last line is removed. */
  title: RefObject<HTMLElement | null>
}

export function CartLineRow({ line, title }: Props) {
  const setQuantity = useSetAtom(setQuantityAtom)
  const remove = useSetAtom(removeLineAtom)
  const setOpen = useSetAtom(isCartOpenAtom)
  const row = useRef<HTMLLIElement>(null)
  const key = lineKey(line)

  /** The pressed button disappears with its line: the next line, or the drawer's title, gets the focus. */
  const keepFocus = () => {
    const neighbour = row.current?.nextElementSibling ?? row.current?.previousElementSibling
    if (neighbour) focusLine(neighbour)
    else title.current?.focus()
  }

  const change = (quantity: number) => {
    if (quantity <= 0) keepFocus()
    setQuantity(key, quantity)
  }

  const { name } = line
  const isMost = line.quantity >= (line.left ?? maxQuantity)
  const picture = line.image === '' ? null : pictureOf(line.image)

  return (
    <li ref={row} data-line={key} className={css.row}>
      <span className={`${css.media} ${tint[tintOf(line.image)]}`}>
        {picture && (
          <ImageWithFallback
            product={line.name}
            src={picture.src}
            alt=""
            width={80}
            height={80}
            className={css.image}
            decoding="async"
          />
        )}
      </span>
      <div className={css.text}>
        <Link
          to="/product/$id"
          params={{ id: String(line.id) }}
          search={{ variant: line.variant }}
          dir="auto"
          className={css.name}
          onClick={(click) => isPlainClick(click) && setOpen(false)}
        >
          {line.name}
        </Link>
        <p className={css.price}>
          <span>{formatMoney(line.price)}</span>
          <UnitPrice of={line} />
        </p>
        {line.was !== undefined && (
          <p className={css.update}>
            {texts.priceChanged({ before: formatMoney(line.was), now: formatMoney(line.price) })}
          </p>
        )}
        {line.isGone && <p className={css.update}>{texts.gone}</p>}
        {line.isSoldOut && <p className={css.update}>{texts.soldOut}</p>}
        {line.preorder && <p className={css.update}>{preorderText(line.preorder)}</p>}
        {isMost && line.left !== undefined && (
          <p className={css.update}>
            {line.wanted === undefined
              ? texts.lineLeft({ left: line.left })
              : texts.lineLeftWanted({ left: line.left, wanted: line.wanted })}
          </p>
        )}
        <div className={css.controls}>
          <div role="group" aria-label={texts.quantity({ name })} className={css.stepper}>
            <button
              type="button"
              className={button.quietIcon}
              aria-label={(line.quantity === 1 ? texts.decreaseToNone : texts.decrease)({ name })}
              onClick={() => change(line.quantity - 1)}
            >
              <Icon name="minus" size={18} />
            </button>
            <span className={css.quantity} data-label={texts.quantityOnPaper}>
              {formatCount(line.quantity)}
            </span>
            <button
              type="button"
              className={button.quietIcon}
              aria-label={texts.increase({ name })}
              aria-disabled={isMost}
              onClick={() => !isMost && change(line.quantity + 1)}
            >
              <Icon name="plus" size={18} />
            </button>
          </div>
          <button
            type="button"
            className={`${button.quietIcon} ${css.remove}`}
            aria-label={texts.remove({ name })}
            title={texts.remove({ name })}
            onClick={() => {
              keepFocus()
              remove(key)
            }}
          >
            <Icon name="trash-2" size={18} />
          </button>
        </div>
      </div>
    </li>
  )
}
