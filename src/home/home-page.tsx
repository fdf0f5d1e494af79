import { home } from 'virtual:shop/home'
import {
  hasContactSection,
  hasHeroSection,
  hasMeetingSection,
  hasOwnSections,
  hasTestimonialsSection,
  shopName,
} from 'virtual:shop/parts'
import { ProductSection } from '#browse/product-section.tsx'
import type { HomeSection } from '#shop.types.ts'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import { Hero } from './hero.tsx'
import { Contact, Meeting, OwnSection, Testimonials } from './lazy.ts'

/** Each kind has a constant of its own: the build leaves out the kinds that the shop does not use. */
function Section({ kind, at }: { kind: HomeSection['kind']; at: number }) {
  if (hasHeroSection && kind === 'hero') return <Hero />
  if (kind === 'products') return <ProductSection />
  if (hasTestimonialsSection && kind === 'testimonials') return <Testimonials />
  if (hasContactSection && kind === 'contact') return <Contact />
  if (hasMeetingSection && kind === 'meeting') return <Meeting />
  return hasOwnSections ? <OwnSection at={at} /> : null
}

export function HomePage() {
  return (
    <>
      {!hasHeroSection && <h1 className={visuallyHidden}>{shopName}</h1>}
      {home.map(({ kind }, index) => (
        // The list never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <Section key={index} kind={kind} at={index} />
      ))}
    </>
  )
}
