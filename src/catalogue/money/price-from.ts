import * as texts from 'virtual:messages/catalogue'
import { hasVariants } from '../settings/settings.ts'
import type { ProductSummary } from '../product.ts'

/** The written price of a listed product: 'from €28.00' where its variants have several. */
export const priceFrom = (choice: ProductSummary['choice'], price: string): string =>
  hasVariants && choice?.hasPrices ? texts.priceFrom({ price }) : price
