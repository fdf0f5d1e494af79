import type { RawProduct } from '#catalogue/import/raw-product.ts'

/**
 * The demo's three perks stand on every product (the specification); `texts` says what each one means for a product of
 * which the shop's own sentence is not true.
 */
const perks = (texts: {
  shipping: string
  warranty: string
  returns: string
}): NonNullable<RawProduct['perks']> => [
  { name: 'Free Shipping (NY Only)', text: texts.shipping },
  { name: '1 Year Warranty', text: texts.warranty },
  { name: '30 Day Returns', text: texts.returns },
]

const shipping = 'Free to every address in New York State. Elsewhere you see the cost before you pay.'
const parcelShipping =
  'The parcel is free to every address in New York State. Elsewhere you see the cost before you pay.'
const noShipping = 'A service itself is not shipped. What you order with it ships free in New York State.'
const cancel = 'Cancel within 30 days of the order, before the work begins, and you get the full price back.'

/** Of lessons on video, with a parcel. */
export const coursePerks = perks({
  shipping: parcelShipping,
  warranty: 'A video that does not play, and what fails in normal use in that time, is replaced.',
  returns:
    'Send the parcel back unused within 30 days of delivery, before you watch the lessons, and you get the full price back.',
})

export const sourdoughPerks = perks({
  shipping: parcelShipping,
  warranty: 'A starter that does not rise is replaced, and so is a video that does not play.',
  returns:
    'Send the basket back unused within 30 days of delivery, before you watch the lessons, and you get the full price back. The starter stays with you.',
})

/** Of a course at a place. */
export const weekendPerks = perks({
  shipping: 'The prints are free to every address in New York State. Nothing else is shipped.',
  warranty: 'A weekend that we cancel takes place within the year, or you get the full price back.',
  returns: 'Cancel within 30 days of the order, before the weekend, and you get the full price back.',
})

export const wrappingPerks = perks({
  shipping: noShipping,
  warranty: 'What is in the wrapping keeps its own warranty.',
  returns: 'Cancel within 30 days of the order, before we wrap, and you get the full price back.',
})

export const deliveryPerks = perks({
  shipping:
    'Shipping at the usual pace is free in New York State. This fee is for delivery on the day of the order.',
  warranty: 'What we deliver keeps its own warranty.',
  returns:
    'Cancel up to thirty minutes before we arrive, and you get the fee back. What we deliver can be sent back unused within 30 days.',
})

export const fittingPerks = perks({
  shipping: noShipping,
  warranty: 'What our fitters put together and comes loose in normal use in that time is put right.',
  returns: cancel,
})

export const tailoringPerks = perks({
  shipping: 'The prepaid bag is free both ways in New York State. Elsewhere you see the cost before you pay.',
  warranty: 'A seam that opens in normal use in that time is sewn again.',
  returns: cancel,
})

export const planPerks = perks({
  shipping: 'A plan is not shipped. What you order with it ships free in New York State.',
  warranty: 'The first year is the warranty of the product itself. The plan adds the two that follow.',
  returns: 'Cancel within 30 days of the order, before the first claim, and you get the full price back.',
})

export const bouquetPerks = perks({
  shipping,
  warranty: 'Cut flowers do not last a year. A bouquet that arrives wilted or damaged is replaced.',
  returns:
    'Cut flowers cannot be sent back. Tell us within 30 days of delivery what was wrong, and you get the full price back.',
})

/** Of a plant in its pot. */
export const plantPerks = perks({
  shipping,
  warranty: 'A plant that dies in that time in spite of the care on its card is replaced.',
  returns: 'Send it back healthy and in its pot within 30 days of delivery, and you get the full price back.',
})
