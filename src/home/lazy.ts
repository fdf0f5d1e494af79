import { createIsland } from '#ui/island.tsx'

// Their styles load with the page (`scripts/page-parts.ts`).
export const Testimonials = createIsland(
  async () => (await import('#testimonials/testimonials-section.tsx')).TestimonialsSection,
  { hydrateOn: 'visible' },
)

export const Contact = createIsland(
  async () => (await import('#contact/contact-section.tsx')).ContactSection,
  { hydrateOn: 'visible' },
)

export const Meeting = createIsland(
  async () => (await import('#meeting/meeting-section.tsx')).MeetingSection,
  { hydrateOn: 'visible' },
)

/** Fetches all of them, for a page that the browser renders itself: then no section appears late. */
export const preloadSections = (): Promise<unknown> =>
  Promise.all([Testimonials, Contact, Meeting].map(({ preload }) => preload()))
