import { createIsland } from '#ui/island.tsx'

/** What stands below the products; its styles come with the page (`scripts/page-parts.ts`). */
export const testimonials = createIsland(
  async () => (await import('#testimonials/testimonials-section.tsx')).TestimonialsSection,
  'near',
)

export const contact = createIsland(
  async () => (await import('#contact/contact-section.tsx')).ContactSection,
  'near',
)

export const meeting = createIsland(
  async () => (await import('#meeting/meeting-section.tsx')).MeetingSection,
  'near',
)

/** Fetches all of them, for a page that the browser draws itself: nothing on it then comes late. */
export const loadParts = (): Promise<unknown> =>
  Promise.all([testimonials, contact, meeting].map(({ load }) => load()))
