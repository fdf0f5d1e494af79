import type { RawProduct } from '#catalogue/import/raw-product.ts'

/** A valid record; a test changes the field that it is about. */
export const goodRecord: RawProduct = {
  id: 7,
  name: 'Brass Desk Lamp',
  description: 'A lamp that bends where you need it.',
  longDescription: 'Two joints and a long arm.\n\nMade of brass.',
  category: 'Home & Garden',
  price: 49.9,
  originalPrice: 59.95,
  rating: 4.6,
  reviews: 120,
  inStock: true,
  brand: 'Lumen',
  image: '/pictures/7-front.avif',
  images: ['/pictures/7-front.avif', '/pictures/7-side.avif'],
  features: ['Bends in two places', 'Warm light'],
  specifications: { Height: '42 cm', Weight: '1.2 kg' },
}
