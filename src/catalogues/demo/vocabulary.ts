/** A kind of generated product; all products of a kind share one set of images. */
export interface Kind {
  /** The name of its images: `/pictures/kind-{slug}-front.avif` and `-closeup`. */
  readonly slug: string
  /** As in the description; one word or a few, singular or plural. */
  readonly noun: string
}

/** The words of one category. The generator needs sixteen distinct adjectives, features and uses. */
interface Words {
  readonly kinds: readonly Kind[]
  readonly adjectives: readonly string[]
  /** Accessories and equipment. */
  readonly features: readonly string[]
  /** Intended uses. */
  readonly uses: readonly string[]
  /** Two sentences for the long description that fit any kind of the category. */
  readonly story: string
}

/** Parses `slug:noun`; a noun that is its slug with spaces is omitted. */
const toKinds = (list: string): Kind[] =>
  list.split(', ').map((entry) => {
    const [slug = '', noun = slug.replaceAll('-', ' ')] = entry.split(':')
    return { slug, noun }
  })

const toList = (list: string): string[] => list.split(', ')

/** The categories of generated products, in the order in which they cycle by id. */
export const generatedCategories = ['Electronics', 'Fashion', 'Home & Garden', 'Sports', 'Books'] as const

type Category = (typeof generatedCategories)[number]

/**
 * The words of generated products, by category. Every phrase fits every kind of its category; none contains a comma.
 */
export const vocabulary: Readonly<Record<Category, Words>> = {
  Electronics: {
    kinds: toKinds(
      'headphone:headphones, mobile-phone, laptop, camera, television, watch:digital watch, radio, keyboard, light-bulb, joystick',
    ),
    adjectives: toList(
      'Compact, Rugged, Slim, Everyday, Low-power, Splash-proof, Minimalist, Retro, Dependable, Lightweight, Modular, Hard-wearing, Clever, Streamlined, Repairable, Premium',
    ),
    features: toList(
      'a recycled aluminum housing, simple one-touch control, parts any workshop can replace, a sealed dust-proof body, a soft-touch finish, automatic standby, clear printed instructions, no app to install, voice control in six languages, scratch-resistant edges, quick wireless pairing, free software updates, a hand-checked circuit board, screws instead of glue, a memory for favorite settings, a cool-running core',
    ),
    uses: toList(
      'small apartments, long workdays, family evenings, first-time owners, weekend tinkerers, busy studios, shared offices, students away from home, late-night work, people who hate manuals, life on the road, rainy Sundays, the home office, everyday use in any room, patient collectors, three generations at once',
    ),
    story:
      'Every piece runs on the bench for a full day before it is packed. A list of spare parts comes in the box, and our repair desk answers questions for as long as you own it.',
  },
  Fashion: {
    kinds: toKinds(
      't-shirt:T-shirt, jeans, dress, coat, running-shoe:running shoes, scarf, socks, backpack, billed-cap:cap, gloves',
    ),
    adjectives: toList(
      'Soft, Classic, Relaxed, Breathable, Hand-finished, Lightweight, Warm, Washable, Understated, Sturdy, Elegant, Casual, Timeless, Cozy, Packable, Smart',
    ),
    features: toList(
      'reinforced seams, a brushed cotton lining, flat comfortable seams, a touch of merino, soft recycled yarn, double stitching, fade-resistant dye, a little stretch, a hand-sewn label, spare thread in a matching color, an easy-care finish, a mending kit in the box, plant-based dye, quick-drying fabric, discreet reflective trim, certified organic fibers',
    ),
    uses: toList(
      'cool mornings, windy bridges, long city walks, the first days of fall, weekend trips, the daily commute, dinners out, early starts, crowded trains, rooftop evenings, layering in winter, days that change their mind, open-air concerts, slow Sundays, beach walks off season, gifts that get worn',
    ),
    story:
      'Every piece is cut, sewn and checked by one small team, and finished inside as neatly as outside. Clean it cool, dry it in the shade, and it keeps its shape for years.',
  },
  'Home & Garden': {
    kinds: toKinds('potted-plant, chair, teapot, candle, basket, alarm-clock, bouquet, bucket, mirror, soap'),
    adjectives: toList(
      'Simple, Rustic, Handmade, Charming, Calming, Country-style, Generous, Cheerful, Modern, Old-fashioned, Graceful, Fresh, Delightful, Compact, Timeless, Nordic-style',
    ),
    features: toList(
      'a linen gift ribbon, a care card in the box, a small wooden stand, a cotton carrying loop, recycled wrapping, a matching tray, a handwritten label, a story card from its maker, a soft felt mat, plastic-free packaging, a woven coaster, a linen dust bag, a sprig of dried lavender, a beeswax-paper wrap, a stoneware saucer, a natural jute cord',
    ),
    uses: toList(
      'sunny corners, narrow hallways, quiet bedrooms, rented rooms, balconies and fire escapes, Sunday breakfasts, small kitchens, rainy afternoons, housewarming gifts, the corner that needs something, long baths, reading nooks, guest rooms, porches and stoops, weekend visitors, family tables',
    ),
    story:
      'The workshop makes a few dozen at a time, so no two pieces look quite the same. We pack each in paper and straw, and it arrives as it left.',
  },
  Sports: {
    kinds: toKinds(
      'soccer-ball, basketball, tennis:tennis racket, badminton:badminton set, boxing-glove:boxing gloves, bicycle, skateboard, skis, kite, ice-skate:ice skates, flying-disc, diving-mask',
    ),
    adjectives: toList(
      'Tournament-ready, Lightweight, Durable, Beginner-friendly, Fast, Balanced, All-weather, Pro-style, Trusty, Well-built, Agile, Classic, Club-grade, Responsive, Sturdy, Steady',
    ),
    features: toList(
      'a shock-absorbing core, a textured grip, a weatherproof cover, reinforced edges, a spare-parts kit, bright visible markings, a low-maintenance build, a low center of gravity, a UV-resistant coating, a guide for coaches, hand-checked seams, a wipe-clean surface, a practice plan in the box, room for a name tag, a tough outer layer, non-slip panels',
    ),
    uses: toList(
      'school teams, wide open spaces, winter training, Saturday leagues, long summer evenings, after-work games, cold mornings, first lessons, friendly rivals, the park around the corner, serious beginners, family weekends, club players, vacation trips, restless teenagers, people who play to win',
    ),
    story:
      'Coaches and players of three Brooklyn clubs tried this edition for months before we put it on the shelf. Wipe everything down after use, store it dry, and it is ready whenever you are.',
  },
  Books: {
    kinds: toKinds(
      'green-book:green hardcover, blue-book:blue hardcover, orange-book:orange hardcover, closed-book:red hardcover, books:book set, notebook, ledger, scroll, open-book:workbook, notebook-with-decorative-cover:decorated journal',
    ),
    adjectives: toList(
      'Illustrated, Slim, Handsome, Collectible, Numbered, Thoughtful, Curious, Charming, Scholarly, Elegant, Hand-bound, Weighty, Antique-style, Giftable, Handy, Letterpress',
    ),
    features: toList(
      'thick cream paper, hand-torn edges, a silk bookmark, a foreword by the printer, maps of the five boroughs, room for your notes, woodcut illustrations, permanent archival ink, a cloth slipcase, a bookplate for your name, a fold-out timeline, watercolor plates, a gold-stamped title, an index worth reading, recipes in the margins, large clear type',
    ),
    uses: toList(
      'long train rides, rainy afternoons, bedtime reading, curious children, the coffee table, history lovers, letter writers, reading groups, travelers, quiet libraries, late nights, patient collectors, poets and list makers, night owls, a first home library, gifts between friends',
    ),
    story:
      'This edition was made in a small run on paper from managed forests and left a week in the press to settle. Ink does not show through, and it lies calmly in the hand.',
  },
}

/** Sixty-four locations in Brooklyn, each with four editions a year. */
export const places: readonly string[] = toList(
  'Red Hook, Gowanus, Park Slope, Cobble Hill, Carroll Gardens, Boerum Hill, Brooklyn Heights, Dumbo, Vinegar Hill, Fort Greene, Clinton Hill, Prospect Heights, Crown Heights, Stuyvesant Heights, Bushwick, Williamsburg, Greenpoint, East New York, Brownsville, Canarsie, Flatlands, Marine Park, Mill Basin, Bergen Beach, Gerritsen Beach, Sheepshead Bay, Manhattan Beach, Brighton Beach, Coney Island, Sea Gate, Gravesend, Bensonhurst, Bath Beach, Dyker Heights, Bay Ridge, Fort Hamilton, Sunset Park, Borough Park, Kensington, Windsor Terrace, Greenwood Heights, Ditmas Park, Flatbush, Midwood, Lefferts Gardens, East Flatbush, Wingate, Weeksville, Ocean Hill, Cypress Hills, Highland Park, City Line, Starrett City, Navy Yard, South Slope, Fulton Ferry, Homecrest, Madison, Plumb Beach, Mapleton, Farragut, Fiske Terrace, Prospect Park South, Columbia Waterfront',
)

export const seasons = ['spring', 'summer', 'fall', 'winter'] as const

/** The same four features on every generated product. */
export const generatedFeatures: readonly string[] = [
  'Checked by hand before it is packed',
  'Packed without plastic',
  'Made to last and easy to look after',
  'Advice from our Brooklyn workshop for as long as you own it',
]

/** The same brand on every generated product. */
export const generatedBrand = 'Brooklyn Parcel'
