/** Where a link to a category's products leads: the properties of the router's `Link`. */
export const categoryLink = (category: string) => ({ to: '/products', search: { category } }) as const
