import type { Testimonial } from '#shop.types.ts'

/** The ten reviews, in the order of the dots. */
export const testimonials: readonly Testimonial[] = [
  {
    id: 1,
    name: 'Maya Feldman',
    role: 'Customer, Park Slope',
    description:
      'I ordered a desk lamp on Tuesday night and read by it on Thursday. It came in plain paper padding instead of a box full of plastic, which I noticed and liked.',
    image: '/pictures/person-1.avif',
    rating: 5,
  },
  {
    id: 2,
    name: 'Andre Baptiste',
    role: 'Prime customer',
    description:
      'Third pair of headphones in my house from here, because the kids keep claiming mine. The pages say plainly what a thing does and what it does not.',
    image: '/pictures/person-2.avif',
    rating: 4.5,
  },
  {
    id: 3,
    name: 'Ingrid Solberg',
    role: 'Wholesaler, Minneapolis',
    description:
      'We stock four gift shops from their home range. Half an hour on a call settled prices, cartons and dates, and every pallet so far has matched the paperwork.',
    image: '/pictures/person-3.avif',
    rating: 5,
  },
  {
    id: 4,
    name: 'Rohan Mehta',
    role: 'Developer',
    description:
      'I judge a shop by its search box. This one keeps up with my typing, the filters stay in the link, and I can send a colleague exactly the list I am looking at.',
    image: '/pictures/person-4.avif',
    rating: 4.5,
  },
  {
    id: 5,
    name: 'Carmen Ortiz',
    role: 'Customer, Jackson Heights',
    description:
      'The jacket was a size too small, entirely my fault. Sending it back took one short email, and the right one was here before the weekend.',
    image: '/pictures/person-5.avif',
    rating: 4,
  },
  {
    id: 6,
    name: 'Walter Kowalczyk',
    role: 'Prime customer',
    description:
      'At seventy-four I still check everything twice, and the total was the total. No surprises on the last page, and a real person picked up when I called.',
    image: '/pictures/person-6.avif',
    rating: 5,
  },
  {
    id: 7,
    name: 'Naomi Tanaka',
    role: 'Interior designer',
    description:
      'Side views and close-ups made it easy to match a vase to a shelf I had only measured. What I unpacked looked like what I had seen on the screen.',
    image: '/pictures/person-7.avif',
    rating: 4.5,
  },
  {
    id: 8,
    name: 'Kwame Asante',
    role: 'Youth coach, the Bronx',
    description:
      'Twenty-two footballs, pumps and cones for the spring season, all in one delivery. One pump leaked; they replaced it without making me prove anything.',
    image: '/pictures/person-8.avif',
    rating: 4,
  },
  {
    id: 9,
    name: 'Sofia Marchetti',
    role: 'Bookshop owner, Hudson',
    description:
      'I came for one cookbook and ended up ordering a shelf of them for my own store. Not a bent corner in the lot, and anyone who sells books knows how rare that is.',
    image: '/pictures/person-9.avif',
    rating: 5,
  },
  {
    id: 10,
    name: 'Daniel Okafor',
    role: 'Wholesale partner, Newark',
    description:
      'Clear minimums, sensible cartons, and one contact who answers. We moved our whole winter order here after the first trial run, and have not looked back.',
    image: '/pictures/person-10.avif',
    rating: 4.5,
  },
]
