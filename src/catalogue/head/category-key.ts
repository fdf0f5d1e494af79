/**
 * What a category's label has in common with its other spellings: `home-garden`, `Home & Garden`, `HOME AND GARDEN` and
 * `home_garden` have one key. The head's check makes it unique among the categories.
 */
export const categoryKey = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', ' ')
    .split(/[\s_+-]+/)
    .filter((word) => word !== '' && word !== 'and')
    .join(' ')
