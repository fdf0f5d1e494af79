import * as v from 'valibot'
import { categoryKey } from '../settings/category-key.ts'
import { headText } from './head-text.ts'
import { parsePictureAddress } from '../pictures/picture-address.ts'
import { slugPattern } from '../slug.ts'

const mostCategories = 65_000

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
    parent: v.optional(label),
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

type RawCategory = v.InferOutput<typeof categorySchema>

/**
 * The first label or slug that an earlier category has; undefined for none. Addresses read both leniently: two that
 * differ in case or in `&` alone would be one.
 */
function findRepeated(all: readonly RawCategory[]): string | undefined {
  const owners = new Map<string, number>()
  for (const [at, { label: own, slug = own }] of all.entries())
    for (const name of [own, slug]) {
      const key = categoryKey(name)
      if (!owners.has(key)) owners.set(key, at)
      if (owners.get(key) !== at) return name
    }
  return undefined
}

/** The first category whose parent is not at the top, or has no button where its child has one. */
function findOrphan(all: readonly RawCategory[]): string | undefined {
  const top = new Map(all.flatMap((one) => (one.parent === undefined ? [[one.label, one] as const] : [])))
  return all.find(
    ({ parent, isUnlisted }) =>
      parent !== undefined && !(top.has(parent) && (isUnlisted || top.get(parent)?.isUnlisted === false)),
  )?.label
}

/** The categories of an owner's head. */
export const categoriesSchema = v.pipe(
  v.array(categorySchema, 'The categories must be a list'),
  v.maxLength(mostCategories, `There must be at most ${mostCategories} categories`),
  v.check(
    (all) => findRepeated(all) === undefined,
    ({ input }) =>
      `Every category must have a label of its own and a slug of its own: “${findRepeated(input)}” is taken`,
  ),
  v.check(
    (all) => findOrphan(all) === undefined,
    ({ input }) =>
      `The parent of “${findOrphan(input)}” must be a category with a button and without a parent`,
  ),
)
