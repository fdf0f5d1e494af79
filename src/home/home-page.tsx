import { ProductSection } from '#browse/product-section.tsx'
import { Hero } from './hero.tsx'
import { contact, meeting, testimonials } from './parts.ts'

export function HomePage() {
  return (
    <>
      <Hero />
      <ProductSection />
      <testimonials.Part />
      <contact.Part />
      <meeting.Part />
    </>
  )
}
