import 'temporal-polyfill/global'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateForKey } from '#meeting/calendar-keys.ts'

const today = '2030-05-16'
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']

function press(key: string, from: string, withShift = false): string | null {
  const { PlainDate } = Temporal
  return dateForKey(key, withShift, PlainDate.from(from), PlainDate.from(today))?.toString() ?? null
}

test('arrows move by days and weeks, across months', () => {
  expect(press('ArrowLeft', '2030-06-01')).toBe('2030-05-31')
  expect(press('ArrowRight', '2030-05-31')).toBe('2030-06-01')
  expect(press('ArrowUp', '2030-06-05')).toBe('2030-05-29')
  expect(press('ArrowDown', '2030-12-28')).toBe('2031-01-04')
})

test('Home and End move to Sunday and Saturday of the week', () => {
  expect(press('Home', '2030-05-22')).toBe('2030-05-19')
  expect(press('End', '2030-05-22')).toBe('2030-05-25')
  expect(press('Home', '2030-05-19')).toBe('2030-05-19')
  expect(press('End', '2030-05-25')).toBe('2030-05-25')
})

test('Page Up and Page Down move by months, with Shift by years', () => {
  expect(press('PageDown', '2030-05-22')).toBe('2030-06-22')
  expect(press('PageUp', '2030-07-22')).toBe('2030-06-22')
  expect(press('PageDown', '2030-05-22', true)).toBe('2031-05-22')
  expect(press('PageUp', '2031-06-22', true)).toBe('2030-06-22')
})

test('in a shorter month the last day replaces a missing one', () => {
  expect(press('PageDown', '2031-01-31')).toBe('2031-02-28')
  expect(press('PageUp', '2030-07-31')).toBe('2030-06-30')
})

test('no key moves into the past: a longer move ends today', () => {
  expect(press('ArrowLeft', today)).toBe(today)
  expect(press('ArrowUp', '2030-05-20')).toBe(today)
  expect(press('Home', '2030-05-18')).toBe(today)
  expect(press('PageUp', '2030-06-10')).toBe(today)
  expect(press('PageUp', '2031-05-01', true)).toBe(today)
})

test('no key moves beyond two years', () => {
  const last = '2032-05-16'
  expect(press('ArrowRight', last)).toBe(last)
  expect(press('ArrowDown', '2032-05-12')).toBe(last)
  expect(press('End', last)).toBe(last)
  expect(press('PageDown', '2032-04-20')).toBe(last)
  expect(press('PageDown', '2031-08-01', true)).toBe(last)
})

test('Shift changes Page Up and Page Down only', () => {
  for (const key of keys.slice(0, 6)) expect(press(key, '2031-01-15', true)).toBe(press(key, '2031-01-15'))
})

test('other keys do not move', () => {
  for (const key of ['Enter', ' ', 'Tab', 'a', 'Escape']) expect(press(key, today)).toBeNull()
})

test('after any keys the focus is between today and two years ahead', () => {
  const presses = fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean()), { maxLength: 40 })
  fc.assert(
    fc.property(presses, (pressed) => {
      let at = today
      for (const [key, withShift] of pressed) {
        at = press(key, at, withShift) ?? 'nowhere'
        expect(at >= today && at <= '2032-05-16').toBe(true)
      }
    }),
    { numRuns: 200 },
  )
})
