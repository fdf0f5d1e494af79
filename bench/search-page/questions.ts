/** What shoppers type, by kind: 65 questions, some in capitals, with and without matches in the catalogue. */
export const questionKinds = {
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

export type QuestionKind = keyof typeof questionKinds

export interface SearchQuestion {
  readonly kind: QuestionKind
  readonly search: string
}

const isKind = (text: string): text is QuestionKind => text in questionKinds

export const searchQuestions: readonly SearchQuestion[] = Object.entries(questionKinds).flatMap(
  ([kind, searches]) => (isKind(kind) ? searches.map((search) => ({ kind, search })) : []),
)
