import * as texts from 'virtual:messages/options'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { productChoiceOf } from '#address/option-choices.ts'
import { isForSale, type CartItem } from '#cart/cart.ts'
import { pictureOf } from '#catalogue/pictures/picture.ts'
import { segmentOf } from '#catalogue/product-id.ts'
import type { Product, ProductSummary } from '#catalogue/product.ts'
import { readChoice, writeChoice } from '#catalogue/variants/choice-search.ts'
import { variantItem } from '#catalogue/variants/variant-item.ts'
import { completeChoice, offerOf } from '#catalogue/variants/variant-of.ts'
import { ImageWithFallback } from '#pictures/image-with-fallback.tsx'
import { hasPriceNotes } from '#site/checkout-kind.ts'
import { tintOf } from '#theme/picture-tint.ts'
import { ProductPrice } from '#prices/product-price.tsx'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { isPlainClick } from '#ui/is-plain-click.ts'
import { tint } from '#ui/tint.css.ts'
import { OptionPicker } from '../options/option-picker.tsx'
import { chosenText } from '../options/option-texts.ts'
import { buyTexts } from '../buy-texts.ts'
import { PriceNote } from '../price-note.tsx'
import { stockNote } from '../stock-note.ts'
import * as css from './choose-dialog.css.ts'

interface Props {
  product: Product
  close: () => void
  add: (item: CartItem) => void
}

/** The options with what the choice costs and looks like; the button stays where it is for a choice that is not sold. */
export function ChooseForm({ product, close, add }: Props) {
  const router = useRouter()
  // It starts as the page that the button links to (`use-product-href.ts`).
  const [choice, setChoice] = useState(() =>
    completeChoice(product, readChoice(product.options, productChoiceOf(router.latestLocation.search))),
  )
  const offer = offerOf(product, choice)
  const item = variantItem(product, choice)
  const note = stockNote(offer)
  const buy = buyTexts({ name: item.name, isPreorder: item.preorder !== undefined })
  const picture = pictureOf(item.picture)
  const canAdd = isForSale(item)
  return (
    <>
      <div className={css.body}>
        <div className={css.offer}>
          <span className={`${css.media} ${tint[tintOf(item.picture)]}`}>
            <ImageWithFallback
              key={item.picture}
              product={product.name}
              src={picture.src}
              width={picture.width}
              height={picture.height}
              alt=""
              className={css.picture}
            />
          </span>
          <div className={css.facts}>
            <ProductPrice product={offer} size="large" />
            {hasPriceNotes && <PriceNote />}
            {note !== null && <p className={css.stock}>{note}</p>}
          </div>
        </div>
        <OptionPicker
          product={product}
          choice={choice}
          keepsNoteLine
          choose={(next) => {
            setChoice(next)
            announce(chosenText(product, next))
          }}
        />
      </div>
      <div className={css.foot}>
        <button
          type="button"
          aria-label={buy.named}
          aria-disabled={!canAdd}
          className={button.solidLarge}
          onClick={() => (canAdd ? add(item) : announce(chosenText(product, choice)))}
        >
          {buy.words}
        </button>
        <PageLink product={product} search={writeChoice(product.options, choice)} close={close} />
      </div>
    </>
  )
}

interface LinkProps {
  product: Pick<ProductSummary, 'id' | 'slug'>
  search?: Readonly<Record<string, string | undefined>>
  close: () => void
}

export const PageLink = ({ product, search, close }: LinkProps) => (
  <Link
    to="/product/$id"
    params={{ id: segmentOf(product) }}
    search={{ ...search }}
    className={button.quiet}
    onClick={(event) => isPlainClick(event) && close()}
  >
    {texts.wholePage}
  </Link>
)
