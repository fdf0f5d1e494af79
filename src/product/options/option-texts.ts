import * as texts from 'virtual:messages/options'
import { formatMoney } from '#catalogue/money/money.ts'
import type { Product } from '#catalogue/product.ts'
import { offerOf, type Availability, type Choice } from '#catalogue/variants/variant-of.ts'
import { formatList, joinItems } from '#ui/format-list.ts'
import { stockNote } from '../stock-note.ts'

/** Why a combination cannot be bought; null where it can. */
export function unavailableText(availability: Availability, choice: Choice): string | null {
  if (availability === 'available') return null
  const said = { choice: joinItems(choice) }
  return availability === 'sold-out' ? texts.choiceSoldOut(said) : texts.choiceMissing(said)
}

/** Why a value is not available with the others, for its radio button; null where it is. */
export function valueText(availability: Availability, others: Choice): string | null {
  if (availability === 'available') return null
  if (availability === 'sold-out') return texts.valueSoldOut
  return others.length === 0 ? texts.valueMissing : texts.valueMissingWith({ others: formatList(others) })
}

/** What a choice leads to, announced after it. */
export function chosenText(product: Product, choice: Choice): string {
  const offer = offerOf(product, choice)
  const unavailable = unavailableText(offer.availability, choice)
  if (unavailable !== null) return unavailable
  const said = { choice: joinItems(choice), price: formatMoney(offer.price) }
  const note = stockNote(offer)
  return note === null ? texts.chosen(said) : texts.chosenWithNote({ ...said, note })
}
