import { expect, test } from 'vitest'
import { loadMessages } from '../../scripts/messages/compile-messages.ts'

test('messages have the digits of the locale, in their words, counts and other numbers', async () => {
  const { cart, shell, ui } = await loadMessages('ar-EG')
  expect(shell.worksContrast).toContain('٤٫٥')
  expect(cart.items({ count: 1234 })).toBe('١٬٢٣٤ منتجًا')
  expect(cart.quantityNow({ name: 'A4', quantity: 12, inCart: '' })).toContain('الكمية \u2068١٢\u2069')
  expect(ui.rated({ rating: '٤٫٧', reviews: 3 })).toContain('من ٥، ٣ مراجعات')
})

test('names keep the digits that their owner wrote', async () => {
  const { cart } = await loadMessages('ar-EG')
  expect(cart.changeAdding({ name: 'A4' })).toContain('A4')
})

test.each(['ar', 'ar-EG-u-nu-latn'])('%s has the digits of its numbering system', async (locale) => {
  const { cart, shell } = await loadMessages(locale)
  expect(shell.worksContrast).toContain('4.5')
  expect(cart.items({ count: 1234 })).toBe('1,234 منتجًا')
})
