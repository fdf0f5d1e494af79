import { createIsland } from '#ui/island.tsx'

/** The foot of every page is seldom reached: its form comes to life when it is touched. */
export const newsletter = createIsland(async () => (await import('./newsletter.tsx')).Newsletter, 'touched')
