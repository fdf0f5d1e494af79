import fc from 'fast-check'

const fragments = [
  '&bcc=eve@example.com',
  '&text=x',
  '#end',
  '?a=b',
  '%',
  '%0D%0A',
  '%2526',
  '\r\nBcc: eve@example.com',
  '\nEND:VEVENT',
  '\u2028',
  '\u0000',
  '\u202E',
  '"\'<>`',
  '\\n\\,;:',
  '+',
  '😀',
  '👩🏽‍💻',
  'e\u0301\u0323',
  'שלום',
  'مرحبا',
  '\uD800',
  '\uDC00',
  ' ',
  'a',
]

/** Texts that try to add parameters, headers or lines, or to be cut in the wrong place; sometimes very long. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.constantFrom(...fragments), { maxLength: 12 }).map((parts) => parts.join('')),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...fragments), fc.integer({ min: 1, max: 5000 }))
      .map(([fragment, length]) => fragment.repeat(Math.ceil(length / fragment.length)).slice(0, length)),
  },
)
