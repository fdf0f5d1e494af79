import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textEnd } from '#catalogue/files/text-block.ts'
import { createLabelIndex } from '#catalogue/worker/label-index.ts'
import { fold } from '#catalogue/words/fold.ts'

const label = fc.constantFrom('', 'Books', 'Élan Books', 'Boots', 'SKU-1', 'SKU-2', 'sale')
const blocks = fc.array(fc.array(label, { maxLength: 12 }), { maxLength: 6 })
const sought = fc.constantFrom('boo', 'books', 'elan', 'sku-', 'sku-2', 'sale', 'zzz')

const blockOf = (labels: readonly string[]) => ({
  count: labels.length,
  texts: labels.map((text) => text + textEnd).join(''),
})

test('products whose labels contain a text are found among neighbours and among given products', () => {
  fc.assert(
    fc.property(blocks, sought, fc.nat(70), fc.nat(70), (added, search, one, other) => {
      const all = added.flat()
      const index = createLabelIndex(all.length)
      for (const labels of added) index.add(blockOf(labels))
      const matching = all.flatMap((text, ordinal) => (fold(text).includes(search) ? [ordinal] : []))
      const [first, end] = [Math.min(one, other), Math.max(one, other)]
      expect([...index.find(search, first, end)]).toEqual(
        matching.filter((ordinal) => ordinal >= first && ordinal < end),
      )
      const even = Uint32Array.from(all.keys()).filter((ordinal) => ordinal % 2 === 0)
      expect([...index.searchWithin(search, even)]).toEqual(matching.filter((ordinal) => ordinal % 2 === 0))
    }),
  )
})
