import { createIsland } from '#ui/island.tsx'

/** Long texts and figures; all of them are in the page's HTML, the tabs come to life when they are touched. */
export const tabs = createIsland(async () => (await import('./product-tabs.tsx')).ProductTabs, 'touched')

/** Where to go from here; comes when it is about to be seen. */
export const more = createIsland(async () => (await import('./more-products.tsx')).MoreProducts, 'near')
