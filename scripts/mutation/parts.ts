interface Part {
  /** Files of `src` that are mutated. */
  readonly files: readonly string[]
  /** The tests that run against each mutant. */
  readonly tests: readonly string[]
}

const under = (folder: string, names: string, ending: string): readonly string[] =>
  names.split(' ').map((name) => `${folder}/${name}${ending}`)

/** The pure parts: none of them renders, waits or does I/O. */
export const parts: Readonly<Record<string, Part>> = {
  address: { files: ['src/address/*.ts'], tests: ['tests/address/*.test.ts'] },
  money: { files: ['src/catalogue/money/money.ts'], tests: ['tests/catalogue/money/money.test.ts'] },
  search: {
    files: ['src/catalogue/engine/*.ts', 'src/catalogue/source/source.ts', 'src/catalogue/filters.ts'],
    tests: [
      'tests/catalogue/engine/*.test.ts',
      ...under('tests/catalogue', 'source/source filters', '.test.ts'),
    ],
  },
  words: {
    files: under('src/catalogue/words', 'parse-query spelling edit-distance', '.ts'),
    tests: under('tests/catalogue/words', 'parse-query spelling edit-distance', '.test.ts'),
  },
  cart: {
    files: under('src/cart', 'cart cart-lines cart-link stored-cart', '.ts'),
    tests: under('tests/cart', 'cart cart-link stored-cart', '.test.ts'),
  },
  meeting: {
    files: under(
      'src/meeting',
      'calendar-keys field-to-focus meeting-dates meeting-draft meeting-ics meeting-links meeting-request meeting-slots meeting-summary month-choice month-grid shorten-text slot-texts slots-ahead',
      '.ts',
    ),
    tests: under(
      'tests/meeting',
      'calendar-keys field-to-focus meeting-dates meeting-draft meeting-ics meeting-links meeting-request meeting-slots meeting-summary month-choice month-grid shorten-text skipped-slot slot-texts slots-ahead',
      '.test.ts',
    ),
  },
}
