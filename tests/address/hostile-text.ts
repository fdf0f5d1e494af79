import fc from 'fast-check'

/** Texts that JSON parsing or a careless reading of the address turns into another value. */
export const misreadTexts = [
  '123',
  'true',
  'false',
  'null',
  'undefined',
  '"x"',
  '{"a":1}',
  '[1]',
  '1e5',
  '007',
  '970e01',
  '0x10',
  '-0',
  'NaN',
  'a+b',
  'a b',
  'a&b=c',
  '#top',
  '?x=1',
  '100%',
  '%E0%A4%A',
  '%00',
  '\u0000',
  '\r\n',
  '__proto__',
  'constructor',
  'Ünïcode 😀',
  '\uFEFFx',
]

/** Any text: lone surrogates, control characters, the texts above, and long texts. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(...misreadTexts, '\uD800', 'a\uDC00b', 'x'.repeat(10_240), '😀'.repeat(300)),
  fc
    .array(fc.integer({ min: 0xd7f0, max: 0xe010 }), { maxLength: 12 })
    .map((codes) => String.fromCharCode(...codes)),
)
