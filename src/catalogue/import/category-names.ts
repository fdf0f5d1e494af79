import { categoryKey } from '../words/category-key.ts'
import { labelPath, longestLabelPath, pathMark } from '../settings/category-tree.ts'
import { groupBy } from './group-by.ts'
import { sharedSlug } from './shared-slug.ts'

/** A category as an owner writes it. */
interface WrittenCategory {
  readonly label: string
  readonly slug?: string | undefined
  /** A label, or a path of labels where several categories have that label: `Women > Shoes`. */
  readonly parent?: string | undefined
  readonly isUnlisted?: boolean | undefined
}

/** What a category is called; see `Category`. */
export interface CategoryNames {
  readonly label: string
  readonly shortLabel?: string
  readonly slug?: string
  readonly parent?: string
  /** Slugs from the top, with slashes between them. */
  readonly path: string
}

type Naming = { readonly names: readonly CategoryNames[] } | { readonly fault: string }

const mostLevels = 8

/** A path of labels as it is written in records and heads, with its blanks and its mark in one form. */
export const readLabelPath = (text: string): string =>
  labelPath(
    text
      .split(/[>›]/)
      .map((label) => label.trim())
      .filter((label) => label !== ''),
  )

const indexesByKey = (keys: readonly string[]) => new Map(groupBy(keys.map((key, at) => [key, at] as const)))

/** The indexes of each category and of those above it, from the top; undefined where its parent cannot be found. */
function chainsOf(all: readonly WrittenCategory[]): (readonly number[] | undefined)[] {
  const byLabel = indexesByKey(all.map(({ label }) => label))
  const byPath = new Map<string, number>()
  const chains: (readonly number[] | undefined)[] = all.map(() => undefined)
  // Parents may follow their children: each pass finds one more level.
  for (let level = 0; level < mostLevels; level += 1)
    for (const [at, { label, parent }] of all.entries()) {
      if (chains[at]) continue
      const [only, ...others] = byLabel.get(parent ?? '') ?? []
      const above = byPath.get(readLabelPath(parent ?? '')) ?? (others.length === 0 ? only : undefined)
      const chain = parent === undefined ? [] : above === undefined ? undefined : chains[above]
      if (!chain || chain.length === mostLevels) continue
      chains[at] = [...chain, at]
      byPath.set(labelPath([...chain.map((one) => all[one]?.label ?? ''), label]), at)
    }
  return chains
}

/**
 * The names of an owner's categories, in their order. Two below different parents may have one label: each is then called
 * by its path. The fault is a sentence about the first category that cannot be named. `locale` is that of the labels.
 */
export function nameCategories(all: readonly WrittenCategory[], locale?: string): Naming {
  const chains = chainsOf(all)
  const lost = chains.findIndex((chain) => chain === undefined)
  const pathOf = (at: number) => labelPath((chains[at] ?? [at]).map((one) => all[one]?.label ?? ''))
  const labelKeys = all.map(({ label }) => categoryKey(label))
  const slugs = all.map((category) => sharedSlug(category, locale))
  if (lost >= 0) {
    const { label, parent } = all[lost] ?? { label: '' }
    const several = all.flatMap((one, at) => (one.label === parent && chains[at] ? [pathOf(at)] : []))
    return {
      fault:
        several.length > 1
          ? `The parent of “${label}” may be several categories: write ${several.join(' or ')}`
          : `The parent of “${label}” must be another category of the list, on one of the first ${mostLevels - 1} levels, and is “${parent}”`,
    }
  }
  const parentOf = (at: number) => chains[at]?.at(-2)
  const hidden = all.find(({ isUnlisted }, at) => {
    const parent = parentOf(at)
    return !isUnlisted && parent !== undefined && all[parent]?.isUnlisted
  })
  if (hidden) return { fault: `The parent of “${hidden.label}” must be a category with a button` }
  const owners = new Map<string, number>()
  for (const [at, { label, slug = label }] of all.entries())
    for (const name of [label, slug, slugs[at] ?? label]) {
      const key = JSON.stringify([parentOf(at), categoryKey(name)])
      if (!owners.has(key)) owners.set(key, at)
      if (owners.get(key) !== at)
        return {
          fault: `Every category must have a label of its own and a slug of its own among those with the same parent: “${name}” is taken`,
        }
    }
  const withLabel = indexesByKey(labelKeys)
  const isShared = (at: number) => (withLabel.get(labelKeys[at] ?? '')?.length ?? 0) > 1
  const labelOf = (at: number) => (isShared(at) ? pathOf(at) : (all[at]?.label ?? ''))
  const slugKeys = all.map(({ label, slug = label }) => categoryKey(slug))
  const named = indexesByKey(labelKeys.flatMap((key, at) => [...new Set([key, slugKeys[at] ?? key])]))
  const names = all.map(({ label, slug }, at): CategoryNames => {
    const path = (chains[at] ?? []).map((one) => slugs[one]).join('/')
    const parent = parentOf(at)
    // A slug that several categories have names none of them in a query: there it is the whole path.
    const isAmbiguous = isShared(at) || (named.get(slugKeys[at] ?? '')?.length ?? 0) > 1
    const ownSlug = isAmbiguous ? path.replaceAll('/', '-') : slug
    return {
      label: labelOf(at),
      ...(labelOf(at) !== label && { shortLabel: label }),
      ...(ownSlug !== undefined && { slug: ownSlug }),
      ...(parent !== undefined && { parent: labelOf(parent) }),
      path,
    }
  })
  const long = names.find(({ label }) => label.length > longestLabelPath)
  if (long)
    return {
      fault: `“${long.shortLabel ?? long.label}” is the label of several categories, and with those above it longer than ${longestLabelPath} characters: shorten one of them`,
    }
  const first = new Map(names.map(({ label }, at) => [categoryKey(label), at] as const).toReversed())
  const taken = names.find(({ label }, at) => first.get(categoryKey(label)) !== at)
  return taken
    ? { fault: `“${taken.label.replaceAll(pathMark, '>')}” is taken: another category has that label` }
    : { names }
}
