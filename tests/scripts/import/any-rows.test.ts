import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkHead } from '../../../src/catalogue/import/clean-head.ts'
import { ConfigurationError } from '../../../src/catalogue/import/configuration-error.ts'
import { formats } from '../../../scripts/import/formats.ts'
import { importCatalogue, type Imported } from '../../../scripts/import/import-catalogue.ts'
import { createNumberReader } from '../../../scripts/import/read/number-format.ts'
import { sample } from '../../sample.ts'
import { table } from './exports.ts'

const cell = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    '0',
    '1',
    '4.50',
    'variation',
    'variable',
    'simple',
    'id:1',
    'Red',
    'in stock',
    'A > B',
    'true',
  ),
  fc.constantFrom('__proto__', 'https://img.example/a.jpg', '<p>x</p>', 'constructor', String.raw`a\,b`),
)

/** Undefined where the file is refused with a sentence; throws any other error. */
function importOrRefuse(text: string): Imported | undefined {
  try {
    return importCatalogue([Buffer.from(text)], {
      shop: 'any',
      locale: 'en-GB',
      currency: 'EUR',
      decimal: 'point',
      now: new Date(0),
    })
  } catch (error) {
    if (error instanceof ConfigurationError) return undefined
    throw error
  }
}

test.each(formats.map((format) => [format.name, format] as const))(
  'any rows of %s give records that the build takes, or are named',
  (_, { fields }) => {
    const headers = Object.values(fields).map(([header = '']) => header.replace('#', '1'))
    const row = fc.array(cell, { minLength: headers.length, maxLength: headers.length })
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (rows) => {
        const imported = importOrRefuse(table(',', [headers, ...rows]))
        if (!imported) return
        const { records, findings, head } = imported
        const isSilent = imported.rowCount > 0 && records.length + findings.leftOut.length === 0
        expect(isSilent).toBe(false)
        expect(new Set(records.map(({ id }) => id)).size).toBe(records.length)
        expect(checkHead(head).categories.length).toBeLessThanOrEqual(120)
        for (const { line } of [...findings.leftOut, ...findings.changed]) expect(line).toBeGreaterThan(1)
      }),
      { numRuns: sample(30, 100) },
    )
  },
)

test('any bytes are read or refused with a sentence', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (content) => {
      expect(() => importOrRefuse(Buffer.from(content).toString('latin1'))).not.toThrow()
    }),
  )
})

test('a number is read the same in every way of writing it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.constantFrom('de-DE', 'en-US', 'fr-FR', 'de-CH', 'en-IN'),
      (minor, tag) => {
        const written = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' }).format(minor / 100)
        expect(createNumberReader('prices', [written])(written)).toBe(minor / 100)
      },
    ),
  )
})
