import type { ReactNode } from 'react'
import type { Product } from '#catalogue/product.ts'
import { variantItem, type VariantItem } from '#catalogue/variants/variant-item.ts'
import { offerOf } from '#catalogue/variants/variant-of.ts'
import { announce } from '#ui/announcer.ts'
import { OptionPicker } from './option-picker.tsx'
import { chosenText } from './option-texts.ts'
import { useChoice } from './use-choice.ts'

/** A product as its page shows it for one choice, and what its button adds. */
export interface ChosenProduct {
  readonly product: Product
  readonly item: VariantItem
  readonly picker: ReactNode
}

export interface OptionsProps {
  product: Product
  /** Renders the page of the chosen variant; null before there is the code to choose one. */
  render: (chosen: ChosenProduct | null) => ReactNode
}

/** The page of a product with options: price, pictures, stock and button are those of the chosen variant. */
export function ProductOptions({ product, render }: OptionsProps): ReactNode {
  const { choice, choose } = useChoice(product)
  const { price, originalPrice, amount, stock, availableFrom, pictures } = offerOf(product, choice)
  const {
    isSoldOut: _soldOut,
    isPreorder: _preorder,
    availableFrom: _day,
    amount: _amount,
    ...plain
  } = product
  return render({
    product: {
      ...plain,
      price,
      originalPrice,
      stock,
      ...(amount && { amount }),
      ...(stock === 'out' && { isSoldOut: true }),
      ...(stock === 'preorder' && { isPreorder: true }),
      ...(availableFrom !== undefined && { availableFrom }),
      ...(pictures[0] !== undefined && { picture: pictures[0], pictures }),
    },
    item: variantItem(product, choice),
    // Of a product that is sold out as a whole there is nothing to choose.
    picker: product.isSoldOut ? null : (
      <OptionPicker
        product={product}
        choice={choice}
        choose={(next, option) => {
          choose(next, option)
          announce(chosenText(product, next))
        }}
      />
    ),
  })
}
