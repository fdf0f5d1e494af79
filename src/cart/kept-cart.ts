import * as v from 'valibot'
import { createStoredValue } from '#device/stored-value.ts'
import { emptyCart, mostOfOne, type Cart } from './cart.ts'

const line = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999_999)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  price: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostOfOne)),
  image: v.pipe(v.string(), v.regex(/^(\/(?![/\\])|https:\/\/)[^\s\\]*$/)),
})

/** The valid lines of what was kept, one a product; the others are passed over. */
const cartSchema = v.pipe(
  v.array(v.fallback(v.nullable(line), null)),
  v.transform((lines): Cart => {
    const byId = new Map(lines.filter((one) => one !== null).map((one) => [one.id, one]))
    return [...byId.values()].slice(0, 500)
  }),
)

/** The cart of `cart.kept: 'device'`: one for all pages and tabs of this browser. */
export const keptCart = createStoredValue({
  key: 'brooklyn-parcel/cart/1',
  schema: cartSchema,
  empty: emptyCart,
})
