import type { Product } from '#catalogue/product.ts'

/** A product with default values for what a test does not specify. */
export const productWith = (change: Partial<Product> = {}): Product => ({
  id: 12,
  name: 'Lamp',
  description: 'A small lamp.',
  longDescription: ['A small lamp, at length.'],
  category: 'Home & Garden',
  price: 4990,
  originalPrice: 5990,
  rating: 4.5,
  reviews: 12,
  brand: 'Fennwick',
  picture: '/pictures/12-front.avif',
  pictures: ['/pictures/12-front.avif', 'https://cdn.example/lamp.png'],
  stock: 'in',
  tags: [],
  options: [],
  variants: [],
  features: [],
  specifications: [],
  ...change,
})
