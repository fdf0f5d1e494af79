import * as v from 'valibot'
import { entries, exact, filled, list, short, wholeFrom } from './check-fields.ts'

/** Those without texts of their own. */
const plainKinds = ['hero', 'products', 'testimonials', 'contact', 'meeting'] as const
const kinds = [...plainKinds, 'row', 'tiles', 'text', 'newsletter'] as const

const isPlain = (kind: string) => plainKinds.some((plain) => plain === kind)

const queryHint = "must be 'sale', 'newest', { category: 'Lamps' } or { ids: [1, 2] }"

/** Products that a row shows at most. */
const mostIds = 12

const query = v.lazy((value) => {
  if (typeof value !== 'object' || value === null) return v.picklist(['sale', 'newest'], queryHint)
  return 'ids' in value
    ? entries({
        ids: v.pipe(filled(wholeFrom(1)), v.maxLength(mostIds, `must be at most ${mostIds}`)),
      })
    : entries({ category: short })
})

const ownPicture = v.pipe(short, v.startsWith('/', 'must begin with /, as in /pictures/NAME.avif'))

const section = v.variant(
  'kind',
  [
    entries({ kind: v.picklist(plainKinds) }),
    entries({ kind: v.literal('row'), title: short, query }),
    entries({
      kind: v.literal('tiles'),
      title: short,
      tiles: filled(entries({ category: short, picture: v.optional(ownPicture) })),
    }),
    entries({
      kind: v.literal('text'),
      title: short,
      text: exact(5000),
      picture: v.optional(ownPicture),
      alt: v.optional(short),
      side: v.optional(v.picklist(['start', 'end'], 'must be start or end')),
      link: v.optional(entries({ label: short, to: short })),
    }),
    entries({ kind: v.literal('newsletter'), title: short, text: v.optional(exact(2000)) }),
  ],
  (issue) => (issue.path ? `must be one of ${kinds.join(', ')}` : 'must be an object'),
)

/** `home` of `shop.config.ts`. What its sections name is looked up later (`scripts/home/build-home.ts`). */
export const homeSchema = v.pipe(
  list(section),
  v.check(
    (sections) => {
      const once = sections.map(({ kind }) => kind).filter(isPlain)
      return new Set(once).size === once.length
    },
    `has two sections of one kind: each of ${plainKinds.join(', ')} can be there once`,
  ),
  v.check(
    (sections) => sections.some(({ kind }) => kind === 'products'),
    'must have a section of the kind products',
  ),
)
