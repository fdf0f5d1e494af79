import { ProductSection } from '#browse/product-section.tsx'
import { Hero } from './hero.tsx'

export function HomePage() {
  return (
    <>
      <Hero />
      <ProductSection />
    </>
  )
}
