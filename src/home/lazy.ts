import {
  hasContactSection,
  hasMeetingSection,
  hasOwnSections,
  hasTestimonialsSection,
} from 'virtual:shop/parts'
import { lazyPart } from '#ui/lazy-part.tsx'

// Their styles load with the page (`scripts/pages/page-parts.ts`). Pure, so that the build drops those that no page has.
export const Testimonials = /* @__PURE__ */ lazyPart(
  () => import('#testimonials/testimonials-section.tsx').then((module) => module.TestimonialsSection),
  { when: 'near' },
)

export const Contact = /* @__PURE__ */ lazyPart(
  () => import('#contact/contact-section.tsx').then((module) => module.ContactSection),
  { when: 'near' },
)

export const Meeting = /* @__PURE__ */ lazyPart(
  () => import('#meeting/meeting-section.tsx').then((module) => module.MeetingSection),
  { when: 'near' },
)

/** Its HTML is whole without the script, which makes its links quicker, and replaces images that fail. */
export const OwnSection = /* @__PURE__ */ lazyPart(
  () => import('./own-section.tsx').then((module) => module.OwnSection),
  { when: 'near' },
)

/** Fetches all of them, for a page that the browser renders itself: then no section appears late. */
export const preloadSections = (): Promise<unknown> =>
  Promise.all([
    hasTestimonialsSection && Testimonials.preload(),
    hasContactSection && Contact.preload(),
    hasMeetingSection && Meeting.preload(),
    hasOwnSections && OwnSection.preload(),
  ])
