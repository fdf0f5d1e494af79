import { expect, test } from 'vitest'
import { checkDates, readChosenShop } from '../../scripts/chosen-shop.ts'

test.each([
  ['en-US', 'Europe/Dublyn'],
  ['en_US!', 'Europe/Dublin'],
])('dates of the locale %s and the time zone %s stop the build with a sentence', (locale, timeZone) => {
  expect(() => checkDates(locale, timeZone)).toThrow(
    `must be like en-IE and Europe/Dublin, and are “${locale}” and “${timeZone}”.`,
  )
})

test('the chosen shop’s dates can be written', async () => {
  const { locale } = await readChosenShop()
  expect(locale).toMatch(/^\w+/)
})
