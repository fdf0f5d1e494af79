import fc from 'fast-check'

const strangeValues: readonly unknown[] = [
  null,
  true,
  '',
  'x',
  -1,
  0,
  1.5,
  1e21,
  '9',
  [],
  {},
  { __proto__: 1 },
  '😀',
  'javascript:alert(1)',
]

type Damage = (text: string, at: number, strange: unknown) => string

const damages: readonly Damage[] = [
  (text, at) => text.slice(0, at),
  (text, at) => text.slice(at),
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at, strange) => text.slice(0, at) + String(strange) + text.slice(at),
  (text, at, strange) => {
    // Replaces the nth literal of the JSON by another value.
    let seen = 0
    const literals = text.match(/"[^"]*"(?!:)|-?\d+(?:\.\d+)?/g)?.length ?? 1
    return text.replace(/"[^"]*"(?!:)|-?\d+(?:\.\d+)?/g, (literal) =>
      seen++ === at % literals ? JSON.stringify(strange) : literal,
    )
  },
  (text, at) => {
    // Renames the nth key, so that a field is missing.
    let seen = 0
    return text.replace(/"(\w+)":/g, (name) => (seen++ === at % 5 ? '"other":' : name))
  },
  (text) => `[${text},${text}]`,
  (text) => text.replace('[', '[null,'),
  (_text, _at, strange) => JSON.stringify(strange),
]

/** Stored text after bit rot, by another version, or with edits by hand. */
export const damaged = (text: string): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.constantFrom(...damages), fc.nat(text.length), fc.constantFrom(...strangeValues)), {
      minLength: 1,
      maxLength: 3,
    })
    .map((steps) => steps.reduce((worse, [damage, at, strange]) => damage(worse, at, strange), text))
