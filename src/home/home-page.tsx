import { ProductSection } from '#browse/product-section.tsx'
import { ContactSection } from '#contact/contact-section.tsx'
import { MeetingSection } from '#meeting/meeting-section.tsx'
import { TestimonialsSection } from '#testimonials/testimonials-section.tsx'
import { Hero } from './hero.tsx'

export function HomePage() {
  return (
    <>
      <Hero />
      <ProductSection />
      <TestimonialsSection />
      <ContactSection />
      <MeetingSection />
    </>
  )
}
