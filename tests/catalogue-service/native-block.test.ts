import { expect, test } from 'vitest'
import { createNativeBlock } from '#catalogue-service/native-block.ts'

const hex = (text: string) => Buffer.from(text).toString('hex')

test('a block has its columns one after the other, as the documentation of the format says', () => {
  const block = createNativeBlock({ id: 'UInt64', tenths: 'Int8', name: 'String' }, 5)
  block.add({ id: 2 ** 53 - 1, tenths: -1, name: 'é' })
  block.add({ id: 258, tenths: 50, name: ['a', 'bc'] })
  expect(block.size()).toBe(2)
  expect(block.bytes().toString('hex')).toBe(
    [
      '03', // columns
      '02', // rows
      `02${hex('id')}06${hex('UInt64')}`,
      'ffffffffffff1f00',
      '0201000000000000',
      `06${hex('tenths')}04${hex('Int8')}`,
      'ff32',
      `04${hex('name')}06${hex('String')}`,
      `02${hex('é')}`,
      `04${hex('a')}ff${hex('bc')}`,
    ].join(''),
  )
})

test('texts longer than 127 bytes have a length of two bytes, and many of them fit', () => {
  const block = createNativeBlock({ t: 'String' }, 1000)
  const text = '€'.repeat(100)
  for (let row = 0; row < 1000; row += 1) block.add({ t: text })
  expect(block.bytes().toString('hex')).toBe(
    `01e80701${hex('t')}06${hex('String')}${`ac02${hex(text)}`.repeat(1000)}`,
  )
})

test('after `clear` a block has only new rows, and bytes from before stay as they were', () => {
  const types = { id: 'UInt16', name: 'String' } as const
  const block = createNativeBlock(types, 2)
  block.add({ id: 1, name: 'first' })
  block.add({ id: 2, name: 'second' })
  const bytes = block.bytes()
  const before = bytes.toString('hex')
  block.clear()
  expect(block.size()).toBe(0)
  block.add({ id: 3, name: 'third' })

  const fresh = createNativeBlock(types, 2)
  fresh.add({ id: 3, name: 'third' })
  expect(block.bytes().toString('hex')).toBe(fresh.bytes().toString('hex'))
  expect(bytes.toString('hex')).toBe(before)
})
