import { fold } from '../words/fold.ts'

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
