import type { RawProduct } from '#catalogue/import/raw-product.ts'
import { deliveryPerks, fittingPerks, planPerks, tailoringPerks, wrappingPerks } from '../perks.ts'

/** Ids 81 to 85, by id, as an owner wrote them; unchecked and uncleaned. */
export const services: RawProduct[] = [
  {
    id: 81,
    name: 'Signature Gift Wrapping with Card',
    description:
      'Golden paper, a wide red bow and your own words in ink, for anything that fits a two-foot box.',
    longDescription:
      'Leave the tape dispenser to us. We remove price tags, set the present in tissue, wrap it in heavy recycled paper with crisp corners, and tie it with cotton ribbon that can be used again.\n\n' +
      'Your message is written by hand on a folded card; up to forty words fit comfortably. Add one wrapping for each gift in your order, and tell us which words belong to whom.',
    category: 'Service',
    price: 24,
    rating: 4.9,
    reviews: 743,
    inStock: true,
    brand: 'Brooklyn Parcel',
    image: '/pictures/81-front.avif',
    images: ['/pictures/81-front.avif', '/pictures/81-closeup.avif', '/pictures/81-scene.avif'],
    features: [
      'Price tags removed',
      'Handwritten card, up to 40 words',
      'Reusable cotton ribbon',
      'Recycled, recyclable paper',
    ],
    specifications: {
      Covers: 'One item',
      'Largest size': '24 × 24 × 24 in',
      'Lead time': 'Ready the same working day',
      Paper: 'Gold kraft, 80% recycled',
      Languages: 'Any you can write to us in',
    },
    perks: wrappingPerks,
  },
  {
    id: 82,
    name: 'Same-Day Delivery, New York City',
    description: 'Order before noon, Monday to Saturday, and our yellow van is at your door by nine tonight.',
    longDescription:
      'Our own drivers cover all five boroughs, Monday to Saturday. Choose a two-hour window, follow the van on a map once it leaves Carton Street, and change your mind until thirty minutes before arrival.\n\n' +
      'One fee covers the whole order, whatever it weighs. If we miss the window, the delivery is on us, and the fee returns to your card without your having to ask for it.',
    category: 'Service',
    price: 34.95,
    rating: 3.6,
    reviews: 1571,
    inStock: true,
    brand: 'Brooklyn Parcel',
    image: '/pictures/82-front.avif',
    images: [
      '/pictures/82-front.avif',
      '/pictures/82-closeup.avif',
      '/pictures/82-side.avif',
      '/pictures/82-scene.avif',
    ],
    features: [
      'Two-hour windows until 9 PM',
      'One fee for the whole order',
      'Live map',
      'Money back if we are late',
    ],
    specifications: {
      Area: 'All five boroughs of New York City',
      Days: 'Monday to Saturday',
      'Order by': '12 noon, New York time',
      Windows: '3 to 5, 5 to 7 and 7 to 9 PM',
      'Heaviest item': '150 lb, with two people',
    },
    perks: deliveryPerks,
  },
  {
    id: 83,
    name: 'At-Home Assembly and Installation Visit',
    description: 'A qualified fitter, two hours and every tool required. You choose where it goes.',
    longDescription:
      'Bed frames, shelves, desks, lamps on walls: our fitters have put together all of what we sell and most of what others do. They bring drills, levels, anchors for every kind of wall, and shoe covers.\n\n' +
      'Two hours are enough for a large wardrobe or three small pieces. When the work is finished they check that it stands level, show you how to tighten it, and take the cardboard with them.',
    category: 'Service',
    price: 129,
    originalPrice: 159,
    rating: 4.5,
    reviews: 268,
    inStock: true,
    brand: 'Brooklyn Parcel',
    image: '/pictures/83-front.avif',
    images: ['/pictures/83-front.avif', '/pictures/83-scene.avif'],
    features: [
      'Insured, background-checked fitters',
      'All tools and wall anchors included',
      'Packaging removed',
      'Evening appointments',
    ],
    specifications: {
      Duration: 'Up to 2 hours',
      Area: 'New York City and Hoboken',
      Includes: 'Tools, anchors, cleanup',
      Excludes: 'Plumbing and electrical wiring',
      Appointments: 'Monday to Saturday, 8 AM to 8 PM',
      Changes: 'Free up to 24 hours ahead',
    },
    perks: fittingPerks,
  },
  {
    id: 84,
    name: 'Tailoring and Alteration Voucher',
    description:
      'One garment shortened, taken in or let out by our workroom, and pressed before it comes home.',
    longDescription:
      'Most clothes are one small change away from being your favorite. The voucher covers a single alteration such as a hem, a waist, sleeves or a new zipper, on anything bought here or already hanging in your closet.\n\n' +
      'Send it in the prepaid bag with our measuring guide, or come by for a fitting with pins. We keep the original hem wherever the fabric allows it, and sew with matching thread.',
    category: 'Service',
    price: 45,
    rating: 4.6,
    reviews: 196,
    inStock: true,
    brand: 'Brooklyn Parcel',
    image: '/pictures/84-front.avif',
    images: ['/pictures/84-front.avif', '/pictures/84-closeup.avif', '/pictures/84-scene.avif'],
    features: [
      'Hem, waist, sleeves or zipper',
      'Prepaid shipping bag both ways',
      'Original hem kept where possible',
      'Pressed and returned on a hanger',
    ],
    specifications: {
      Covers: 'One alteration on one garment',
      Turnaround: '5 working days',
      Fittings: 'By appointment, 88 Carton Street',
      Excludes: 'Leather, fur and bridal wear',
      Validity: '24 months',
    },
    perks: tailoringPerks,
  },
  {
    id: 85,
    name: 'Three-Year Protection Plan',
    description: 'Extends the standard warranty by two years and adds drops, spills and power surges.',
    longDescription:
      'The first year is on the house; this plan looks after the two that follow. It covers what wears out, and also what slips off a table, meets a glass of water or is nearby when lightning strikes.\n\n' +
      'File a claim with a photo and your order number. We repair within ten working days or replace the item with the same model or a newer one. There is no deductible, and the plan passes to the new owner if you sell.',
    category: 'Service',
    price: 59.9,
    originalPrice: 79.9,
    rating: 3.7,
    reviews: 12,
    inStock: true,
    brand: 'Brooklyn Parcel',
    image: '/pictures/85-front.avif',
    images: ['/pictures/85-front.avif'],
    features: [
      'Accidental damage covered',
      'No deductible',
      'Repair or replacement in ten working days',
      'Transfers to a new owner',
    ],
    specifications: {
      Term: '3 years from purchase',
      Covers: 'One item up to $1,300',
      Claims: 'Two repairs or one replacement',
      Excludes: 'Loss, theft and cosmetic wear',
      'Buy within': '30 days of the item',
    },
    perks: planPerks,
  },
]
