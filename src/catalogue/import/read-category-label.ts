import type { Category } from '../settings/catalogue-settings.ts'
import { labelPath, pathIn, pathMark, shortLabelIn } from '../settings/category-tree.ts'
import { readLabelPath } from './category-names.ts'
import { plainText } from './plain-text.ts'

type Reading = { readonly label: string } | { readonly fault: string }

/**
 * Returns a function that reads the category of a record: its label, its label in the head where it is the only one, or
 * the path of labels that leads to it.
 */
export function createCategoryReader(categories: readonly Category[]): (written: unknown) => Reading {
  const exact = new Map(categories.map(({ label }) => [label, label]))
  const named = new Map<string, string[]>()
  for (const { label } of categories) {
    const short = shortLabelIn(categories, label)
    const path = labelPath(pathIn(categories, label).map((one) => shortLabelIn(categories, one)))
    for (const name of new Set([short, path])) named.set(name, [...(named.get(name) ?? []), label])
  }
  const fault =
    categories.length === 0
      ? 'is unknown: the head has no categories'
      : `must be one of ${categories
          .slice(0, 20)
          .map(({ label }) => written(label))
          .join(', ')}`
  const read = (text: string): Reading => {
    const path = readLabelPath(text)
    const found = exact.get(text) ?? exact.get(path)
    if (found !== undefined) return { label: found }
    const [label, ...others] = named.get(text) ?? named.get(path) ?? []
    if (label === undefined) return { fault }
    if (others.length === 0) return { label }
    return {
      fault: `is the label of several categories: write ${[label, ...others].map(written).join(' or ')}`,
    }
  }
  return (value) => {
    if (typeof value !== 'string') return { fault }
    const reading = read(value)
    return 'label' in reading || plainText(value) === value ? reading : read(plainText(value))
  }
}

/** As keyboards write a path. */
const written = (label: string) => label.replaceAll(pathMark, '>')
