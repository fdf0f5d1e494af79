/** What shoppers type, by kind: 65 queries, some in capitals, with and without matches in the catalogue. */
export const queryKinds = {
  'one letter': ['e', 'a', 'Q', 'z', '7'],
  'two letters': ['an', 'Wo', 'qu', 'zz', '12'],
  'three letters': ['ing', 'the', 'Gow', 'xyz', '999'],
  'common word': [
    'with',
    'Made',
    'edition',
    'product',
    'winter',
    'book',
    'fashion',
    'evenings',
    'recycled',
    'classic',
  ],
  'rare word': [
    'product 12345',
    '1999',
    'Bicycle',
    'vinegar',
    'letterpress',
    'sports product 98',
    'beeswax',
    'tournament',
    'BP-200',
    '54321',
  ],
  phrase: [
    'made for long',
    'From our Red Hook',
    'with a',
    'for the home office',
    'hill winter edition',
    'in the box, made for',
    's with ',
    'slim laptop with voice control',
    'from our park slope fall edition.',
    ', made for',
  ],
  none: ['qqqq', 'umbrella stand', 'Élan', 'redhook', 'wool socks with pockets'],
  'letter by letter': [
    'h',
    'he',
    'hea',
    'head',
    'headp',
    'headph',
    'headpho',
    'headphones',
    'Red',
    'Red ',
    'Red H',
    'Red Hoo',
    'Red Hook',
    'Red Hook s',
    'Red Hook sum',
  ],
} as const

export type QueryKind = keyof typeof queryKinds

export interface SearchQuery {
  readonly kind: QueryKind
  readonly search: string
}

const isKind = (text: string): text is QueryKind => text in queryKinds

export const searchQueries: readonly SearchQuery[] = Object.entries(queryKinds).flatMap(([kind, searches]) =>
  isKind(kind) ? searches.map((search) => ({ kind, search })) : [],
)
