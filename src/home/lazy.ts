import { createIsland } from '#ui/island.tsx'

// Their styles load with the page (`scripts/vite/page-parts.ts`).
export const Testimonials = createIsland(
  () => import('#testimonials/testimonials-section.tsx').then((module) => module.TestimonialsSection),
  { hydrateOn: 'visible' },
)

export const Contact = createIsland(
  () => import('#contact/contact-section.tsx').then((module) => module.ContactSection),
  { hydrateOn: 'visible' },
)

export const Meeting = createIsland(
  () => import('#meeting/meeting-section.tsx').then((module) => module.MeetingSection),
  { hydrateOn: 'visible' },
)

/** Fetches all of them, for a page that the browser renders itself: then no section appears late. */
export const preloadSections = (): Promise<unknown> =>
  Promise.all([Testimonials, Contact, Meeting].map(({ preload }) => preload()))
