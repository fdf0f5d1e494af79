import { expect, test } from 'vitest'
import { formatCount } from '#ui/format-count.ts'
import { formatList } from '#ui/format-list.ts'
import { hourLabel } from '#site/hour-label.ts'
import { writeCount } from '#messages/format.ts'
import { writeHour } from '#messages/format-hour.ts'
import { readFormats, readWeek, readZoneName } from '../../scripts/messages/read-formats.ts'

test.each([
  ['en-US', '999', '1,234', '1,234,567', '9:30 AM', '12:00 PM', '12:00 AM'],
  ['de-DE', '999', '1.234', '1.234.567', '9:30', '12:00', '0:00'],
  ['es-ES', '999', '1234', '1.234.567', '9:30', '12:00', '0:00'],
  ['hi-IN', '999', '1,234', '12,34,567', '9:30 am', '12:00 pm', '12:00 am'],
  ['ja-JP', '999', '1,234', '1,234,567', '9:30', '12:00', '0:00'],
  ['ar-EG', '٩٩٩', '١٬٢٣٤', '١٬٢٣٤٬٥٦٧', '٩:٣٠ ص', '١٢:٠٠ م', '١٢:٠٠ ص'],
])('counts and hours in %s', (locale, ...written) => {
  const { counts, hours } = readFormats(locale)
  expect([
    ...[999, 1234, 1_234_567].map((count) => writeCount(count, counts)),
    ...[9.5, 12, 24].map((hour) => writeHour(hour, hours, counts)),
  ]).toEqual(written)
})

test('counts and hours are those of `Intl`', () => {
  for (const locale of ['en-US', 'de-CH', 'fr-FR', 'pt-PT', 'ar-EG', 'bn-BD', 'pl-PL']) {
    const { counts } = readFormats(locale)
    const format = new Intl.NumberFormat(locale)
    for (const count of [0, 12, 1234, 12_345, 123_456, 1_234_567])
      expect(writeCount(count, counts)).toBe(format.format(count))
  }
})

test('the demo writes both as English', () => {
  expect([formatCount(12_345), hourLabel(14.5)]).toEqual(['12,345', '2:30 PM'])
})

test.each([
  ['en-US', 7, 'Mo Tu We Th Fr Sa Su', 'Sunday'],
  ['en-GB', 1, 'Mo Tu We Th Fr Sa Su', 'Sunday'],
  ['de-DE', 1, 'Mo Di Mi Do Fr Sa So', 'Sonntag'],
  ['fr-FR', 1, 'lu ma me je ve sa di', 'dimanche'],
  ['pt-BR', 7, 'seg ter qua qui sex sáb dom', 'domingo'],
  ['ar-EG', 6, 'ن ث ر خ ج س ح', 'الأحد'],
  ['ja-JP', 7, '月 火 水 木 金 土 日', '日曜日'],
])('the week in %s', (locale, firstDay, shortNames, sunday) => {
  const week = readWeek(locale)
  expect([week.firstDay, week.shortWeekdayNames.join(' '), week.weekdayNames[6]]).toEqual([
    firstDay,
    shortNames,
    sunday,
  ])
})

test('a list in the demo has commas', () => {
  expect(formatList(['name'])).toBe('name')
  expect(formatList(['name', 'date', 'time'])).toBe('name, date, time')
})

test.each([
  ['en-US', 'America/New_York', 'New York'],
  ['en-IE', 'Europe/Dublin', 'Dublin'],
  ['de-DE', 'Europe/Warsaw', 'Mitteleuropäische Zeit'],
  ['fr-FR', 'Europe/Warsaw', 'heure d’Europe centrale'],
  ['fr-FR', 'Africa/Casablanca', 'Maroc'],
  ['fr-FR', 'Europe/London', 'Royaume-Uni'],
  ['es-ES', 'Europe/Warsaw', 'hora de Europa central'],
  ['es-ES', 'America/New_York', 'hora de Nueva York'],
  ['ja-JP', 'America/New_York', 'ニューヨーク時間'],
  ['ar-EG', 'America/New_York', 'توقيت نيويورك'],
])('in %s the time zone %s is %s', (locale, timeZone, name) => {
  expect(readZoneName(locale, timeZone)).toBe(name)
})
