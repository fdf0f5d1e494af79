import { locale } from 'virtual:language'
import * as texts from 'virtual:messages/cart'
import type { Preorder } from '#catalogue/preorder.ts'

/** A day of the calendar is the same everywhere. */
const formatDay = (day: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** When it can be had: on its page, in the cart, and everywhere in an order. */
export const preorderText = ({ from }: Preorder): string =>
  from === undefined ? texts.preorder : texts.preorderFrom({ day: formatDay(from) })
