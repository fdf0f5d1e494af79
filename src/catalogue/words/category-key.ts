import type { Category } from '../settings/catalogue-settings.ts'
import { fold } from './fold.ts'

/**
 * What a category's label has in common with its other spellings: `home-garden`, `Home & Garden`, `HOME AND GARDEN` and
 * `home_garden` have one key, whatever their accents and dashes; so do `Women › Shoes` and `women-shoes`. The head's check
 * makes it unique among the categories.
 */
export const categoryKey = (text: string): string =>
  fold(text)
    .replaceAll('&', ' ')
    .split(/[\s_+>›-]+/)
    .filter((word) => word !== '' && word !== 'and')
    .join(' ')

/** The label of the category with a button whose slug has this key; undefined for none. */
export const labelOfSlug = (categories: readonly Category[], key: string): string | undefined =>
  categories.find(({ slug, isUnlisted }) => !isUnlisted && slug !== undefined && categoryKey(slug) === key)
    ?.label
