import { hasTestimonials } from 'virtual:catalogue/settings'
import { ProductSection } from '#browse/product-section.tsx'
import { Hero } from './hero.tsx'
import { Contact, Meeting, Testimonials } from './lazy.ts'

export function HomePage() {
  return (
    <>
      <Hero />
      <ProductSection />
      {hasTestimonials && <Testimonials />}
      <Contact />
      <Meeting />
    </>
  )
}
