import { shop } from '#shop'

/** A page's title and description for its `head`. */
export const titled = (title: string, description: string = shop.hero.lead) => ({
  meta: [{ title: `${title} – ${shop.name}` }, { name: 'description', content: description }],
})
