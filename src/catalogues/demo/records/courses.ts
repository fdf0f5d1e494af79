import type { RawProduct } from '#catalogue/import/raw-product.ts'
import { coursePerks, sourdoughPerks, weekendPerks } from '../perks.ts'

/** Ids 71 to 75, by id, as an owner wrote them; unchecked and uncleaned. */
export const courses: RawProduct[] = [
  {
    id: 71,
    name: 'Watercolor for Absolute Beginners',
    description:
      'Eight relaxed video lessons on washes, edges and light, with paints and paper mailed to you.',
    longDescription:
      'You will paint on the first evening. Instructor Odile Marsh, who has taught in Red Hook for twenty years, starts with a single color and a wet brush, and adds one idea in each lesson: edges, layering, shadow, and finally a landscape of your own.\n\n' +
      'A parcel with paints, two brushes and a block of cotton paper arrives before the course opens. Watch at your own pace; Odile comments on one painting by every student in the closing week.',
    category: 'Course',
    price: 149,
    originalPrice: 189,
    rating: 4.9,
    reviews: 214,
    inStock: true,
    brand: 'Brooklyn Parcel',
    image: '/pictures/71-front.avif',
    images: ['/pictures/71-front.avif', '/pictures/71-closeup.avif', '/pictures/71-scene.avif'],
    features: [
      'Eight lessons of about 45 minutes',
      'Paints, brushes and paper included',
      'Personal comments on one painting',
      'Lifetime access to the videos',
      'Captions throughout',
    ],
    specifications: {
      Level: 'Beginner',
      Length: '8 lessons, about 6 hours',
      Language: 'English, captions in English and Spanish',
      Format: 'Recorded video',
      Includes: '12 pans, 2 brushes, 20 sheets of paper',
      Access: 'Lifetime',
    },
    perks: coursePerks,
  },
  {
    id: 72,
    name: 'Sourdough at Home: From Starter to Loaf',
    description:
      'Learn to read the dough instead of the clock. Your starter travels with us, fed and lively.',
    longDescription:
      'Bread is mostly waiting, and this course is about knowing what to wait for. Baker Tomas Ilvane takes you through one loaf in five parts: feeding, mixing, folding, shaping and baking, filmed in an ordinary apartment kitchen with an ordinary oven.\n\n' +
      'Along with the videos you receive a jar of starter that has been alive since 2009 and a linen-lined basket. Live question hours take place every other Sunday morning.',
    category: 'Course',
    price: 95,
    rating: 4.7,
    reviews: 388,
    inStock: true,
    brand: 'Brooklyn Parcel',
    image: '/pictures/72-front.avif',
    images: ['/pictures/72-front.avif', '/pictures/72-scene.avif'],
    features: [
      'Five chapters, one loaf at a time',
      'Active starter in the mail',
      'Proofing basket included',
      'Live question hour every other Sunday',
    ],
    specifications: {
      Level: 'Beginner to intermediate',
      Length: '5 chapters, about 4 hours',
      Language: 'English',
      Format: 'Recorded video and live sessions',
      Includes: 'Starter, proofing basket, recipe booklet',
      Equipment: 'Oven and a lidded pot',
      Access: '24 months',
    },
    perks: sourdoughPerks,
  },
  {
    id: 73,
    name: 'First Chords: Electric Guitar in Twelve Weeks',
    description: 'Three songs, ten chords and one very patient teacher. Practice fifteen minutes a day.',
    longDescription:
      'People give up the guitar in week three, when fingertips hurt and nothing sounds like music yet. First Chords is arranged around that week: you play a complete song by then, with two fingers and a backing band.\n\n' +
      'Jonah Reyes adds rhythm, power chords and a first solo in small steps, and every exercise can be slowed down without changing its pitch. A monthly video call with your group keeps you honest.\n\n' +
      'Suitable for acoustic players as well.',
    category: 'Course',
    price: 199.99,
    originalPrice: 249.99,
    rating: 4.4,
    reviews: 167,
    inStock: true,
    brand: 'Brooklyn Parcel',
    image: '/pictures/73-front.avif',
    images: [
      '/pictures/73-front.avif',
      '/pictures/73-closeup.avif',
      '/pictures/73-side.avif',
      '/pictures/73-scene.avif',
    ],
    features: [
      'Twelve weekly lessons',
      'Backing tracks with adjustable speed',
      'Chord charts to print',
      'Monthly group call',
      'Picks and a tuner in the mail',
    ],
    specifications: {
      Level: 'Beginner',
      Length: '12 weeks, 36 short videos',
      Language: 'English',
      Format: 'Recorded video, live group calls',
      Includes: 'Clip-on tuner, 6 picks, chord book',
      Equipment: 'A guitar; an amplifier is optional',
    },
    perks: coursePerks,
  },
  {
    id: 74,
    name: 'Street Photography Weekend in Brooklyn',
    description: 'Two days on foot with a working photographer and nine other people, any camera welcome.',
    longDescription:
      'We meet on Saturday at nine, walk until our feet complain and look at pictures over dumplings. On Sunday we do it again, with everything you learned about light, distance and asking strangers nicely.\n\n' +
      'Groups are limited to ten, and the routes change with the season: the waterfront, the market under the tracks, the handball courts. You go home with six edited photographs and an honest opinion of each.',
    category: 'Course',
    price: 179.5,
    rating: 4.8,
    reviews: 92,
    inStock: true,
    brand: 'Brooklyn Parcel',
    image: '/pictures/74-front.avif',
    images: ['/pictures/74-front.avif', '/pictures/74-side.avif', '/pictures/74-scene.avif'],
    features: [
      'Ten participants at most',
      'New routes every season',
      'Portfolio review on Sunday',
      'Lunch on both days',
      'Loan cameras on request',
    ],
    specifications: {
      Level: 'All levels',
      Length: '2 days, 9 AM to 4 PM',
      Language: 'English',
      Place: 'Brooklyn, NY; meeting point by email',
      Includes: 'Lunches, six small prints',
      Equipment: 'Any camera, or a phone',
    },
    perks: weekendPerks,
  },
  {
    id: 75,
    name: 'Learn to Knit: Your First Scarf',
    description:
      'Cast on, knit, purl, fringe. A ball of blue merino and bamboo needles come with the lessons.',
    longDescription:
      'By the end of this course you will be wearing it. Six unhurried lessons, filmed from over the shoulder of teacher Birgit Lowe, follow the life of one scarf from the first loop to the last tassel.\n\n' +
      'There is a separate video for left-handers and a whole lesson on mistakes: how to spot them, how to undo them, and which ones to leave alone. Should you get stuck, send a photo and we will answer within a day.',
    category: 'Course',
    price: 120,
    rating: 4.6,
    reviews: 305,
    inStock: true,
    brand: 'Brooklyn Parcel',
    image: '/pictures/75-front.avif',
    images: ['/pictures/75-front.avif', '/pictures/75-closeup.avif', '/pictures/75-scene.avif'],
    features: [
      'Six lessons from first loop to fringe',
      'Yarn and needles in the box',
      'Videos for right- and left-handers',
      'Help by photo within a day',
    ],
    specifications: {
      Level: 'Beginner',
      Length: '6 lessons, about 5 hours',
      Language: 'English, captions in English',
      Format: 'Recorded video',
      Includes: '4 balls of merino, bamboo needles, tapestry needle',
      Access: 'Lifetime',
    },
    perks: coursePerks,
  },
]
