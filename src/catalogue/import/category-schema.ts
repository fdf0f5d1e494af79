import * as v from 'valibot'
import { categoryKey } from '../words/category-key.ts'
import { headText } from './head-text.ts'
import { parsePictureAddress } from '../pictures/picture-address.ts'
import { slugPattern } from '../slug.ts'
import { nameCategories } from './category-names.ts'

const mostCategories = 65_000

/** Characters of the text on a category's page. */
const longestText = 4000

const label = headText('A category’s label', 60)

const categorySchema = v.strictObject(
  {
    label: v.pipe(
      label,
      v.check((value) => categoryKey(value) !== 'all', 'A category cannot be called All'),
      v.check((value) => categoryKey(value) !== '', 'A category’s label must have a letter or a digit'),
    ),
    slug: v.optional(
      v.pipe(
        headText('A category’s slug', 60),
        v.regex(slugPattern, 'A category’s slug must be words of letters and digits, joined by hyphens'),
        v.check((value) => categoryKey(value) !== 'all', 'A category’s slug cannot be all'),
        v.check((value) => categoryKey(value) !== '', 'A category’s slug must be more than “and”'),
      ),
    ),
    order: v.optional(
      v.pipe(v.number('A category’s order must be a number'), v.finite('A category’s order must be finite')),
    ),
    picture: v.optional(
      v.pipe(
        headText('A category’s picture', 2048),
        v.check(
          (value) => parsePictureAddress(value) === value,
          'A category’s picture must be a path of this site or an https address',
        ),
      ),
    ),
    text: v.optional(headText('A category’s text', longestText)),
    texts: v.optional(
      v.record(
        v.string(),
        headText('A category’s text', longestText),
        'A category’s texts must be by language: { "de": "…" }',
      ),
    ),
    // The labels of several levels.
    parent: v.optional(headText('A category’s parent', 500)),
    labels: v.optional(v.record(v.string(), label, 'A category’s labels must be by language: { "de": "…" }')),
    isUnlisted: v.optional(v.boolean('`isUnlisted` must be true or false'), false),
  },
  (issue) => {
    const key = issue.path && String(issue.path[0]?.key)
    if (key === undefined) return 'A category must be an object with a label'
    return issue.expected === 'never'
      ? `\`${key}\` is no part of a category`
      : `A category must have a ${key}`
  },
)

/** A sentence about the first category that cannot be named. */
function faultOf(all: Parameters<typeof nameCategories>[0]): string | undefined {
  const naming = nameCategories(all)
  return 'fault' in naming ? naming.fault : undefined
}

/** The categories of an owner's head. */
export const categoriesSchema = v.pipe(
  v.array(categorySchema, 'The categories must be a list'),
  v.maxLength(mostCategories, `There must be at most ${mostCategories} categories`),
  v.check(
    (all) => faultOf(all) === undefined,
    ({ input }) => faultOf(input) ?? '',
  ),
)
