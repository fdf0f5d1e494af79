import type { RawProduct } from '#catalogue/import/raw-product.ts'
import { bouquetPerks, plantPerks } from '../perks.ts'

/** Ids 56 to 70, by id, as an owner wrote them; unchecked and uncleaned. */
export const homeGarden56To70: RawProduct[] = [
  {
    id: 56,
    name: 'Tinkerstead Household Toolbox, 62 Pieces',
    description:
      'Everything for flat-pack furniture and dripping faucets, in a red steel case with padded slots.',
    longDescription:
      'We asked six building superintendents what they carry up the stairs, and then put exactly that into a box. You get a claw hammer, pliers, three wrenches, a tape, a level, a ratchet with sockets and the screwdrivers that cover nine jobs out of ten.\n\n' +
      'Every tool has a slot of its own, labeled underneath, so that you notice what is missing before you drive away. The case is folded from real sheet steel and closes with latches that bite.',
    category: 'Home & Garden',
    price: 72.99,
    rating: 4.6,
    reviews: 931,
    inStock: true,
    brand: 'Tinkerstead',
    image: '/pictures/56-front.avif',
    images: [
      '/pictures/56-front.avif',
      '/pictures/56-closeup.avif',
      '/pictures/56-side.avif',
      '/pictures/56-scene.avif',
    ],
    features: [
      '62 tools and bits',
      'Labeled slot for each piece',
      'Steel case with two locking latches',
      'Lift-out tray for screws',
      'Space for tools of your own',
    ],
    specifications: {
      Case: 'Powder-coated steel',
      Tools: 'Chrome vanadium steel',
      Sockets: '10 metric, 9 SAE',
      Size: '16.5 × 8.3 × 7.9 in',
      Weight: '13.9 lb',
    },
  },
  {
    id: 57,
    name: 'Tinkerstead Sixteen-Ounce Claw Hammer',
    description:
      'Forged in one piece and gripped in hickory: drives nails straight and pulls them without marks.',
    longDescription:
      'Pick it up and the head falls where you look. The balance of this hammer comes from a slim neck and a long handle of straight-grained hickory, which soaks up the sting that steel shafts send to the elbow.\n\n' +
      'The face is milled slightly convex so as not to leave moons in the wood. A fine slot along the claw grips headless nails, and a magnet at the top starts one overhead when your other hand is busy.',
    category: 'Home & Garden',
    price: 31.9,
    rating: 4.8,
    reviews: 508,
    inStock: true,
    brand: 'Tinkerstead',
    image: '/pictures/57-front.avif',
    images: ['/pictures/57-front.avif', '/pictures/57-side.avif'],
    features: [
      'Drop-forged, heat-treated head',
      'Straight-grained hickory handle',
      'Magnetic nail starter',
      'Replaceable handle',
    ],
    specifications: {
      'Head weight': '16 oz',
      Length: '13 in',
      Head: 'Carbon steel, polished face',
      Handle: 'American hickory, oiled',
      'Total weight': '1.5 lb',
    },
  },
  {
    id: 58,
    name: 'Tinkerstead Fine-Cut Carpentry Saw',
    description:
      'Hardened triple-ground teeth glide through pine, plywood and trim and leave hardly a splinter.',
    longDescription:
      'Most hand saws are sold blunt. Ours are ground on three faces and hardened at the tips, so that the first stroke catches and the rest is just a matter of letting the weight of the blade do the work.\n\n' +
      'The grip is set close to the line of the cut, which keeps your wrist straight, and its shoulders are true at 45 and 90 degrees: use the saw as a square when the real one is at the bottom of the box.',
    category: 'Home & Garden',
    price: 44.5,
    originalPrice: 52.5,
    rating: 4.3,
    reviews: 177,
    inStock: true,
    brand: 'Tinkerstead',
    // quirk: the sold-out placeholder is the main image and the first of the list, yet the saw is in stock
    image: '/pictures/sold-out.avif',
    images: [
      '/pictures/sold-out.avif',
      '/pictures/58-front.avif',
      '/pictures/58-closeup.avif',
      '/pictures/58-scene.avif',
    ],
    features: [
      'Triple-ground, hardened teeth',
      'Handle doubles as a 45 and 90 degree guide',
      'Low-friction blade coating',
      'Blade guard included',
    ],
    specifications: {
      'Blade length': '15 in',
      Teeth: '11 per inch',
      Blade: 'High-carbon steel',
      Handle: 'Beech, brass rivets',
      Weight: '1.1 lb',
      Care: 'Wipe with light oil',
    },
  },
  {
    id: 59,
    name: 'Copperfinch Market Eight-Inch Chef Knife',
    description: 'Thin behind the edge and curved for rocking, with a cobalt handle riveted in brass.',
    longDescription:
      'A knife earns its place by what it does to a tomato. The Market is ground to a narrow wedge from spine to edge, so that it falls through ripe fruit and does not crack a carrot apart.\n\n' +
      'The steel is hard enough to stay keen through months of dinners and soft enough to sharpen at home. The handle has a gentle belly that sits in the palm; the bolster is cut away at the heel, so the whole edge can be used and honed.',
    category: 'Home & Garden',
    price: 88,
    rating: 4.9,
    reviews: 834,
    inStock: true,
    brand: 'Copperfinch',
    image: '/pictures/59-front.avif',
    images: [
      '/pictures/59-front.avif',
      '/pictures/59-closeup.avif',
      '/pictures/59-side.avif',
      '/pictures/59-scene.avif',
    ],
    features: [
      'Ground to 15 degrees a side',
      'Full tang with three rivets',
      'Easy to resharpen',
      'Comes in a wooden sheath',
    ],
    specifications: {
      Blade: '8 in, stainless steel, 58 HRC',
      Handle: 'Resin-stabilized birch, blue',
      Length: '13.2 in',
      Weight: '7.4 oz',
      Care: 'Hand wash, dry at once',
      Sharpening: 'Whetstone, 1000 grit and up',
    },
  },
  {
    id: 60,
    name: 'Greenlatch Saturday Morning Bouquet',
    description:
      'Pink lilies around one golden gerbera, cut to order and wrapped in paper the color of stems.',
    longDescription:
      'The bouquet is tied on the morning it leaves us, from flowers that were still in the field the day before. Lilies arrive half closed and open one after the other, so that Wednesday looks different from Saturday, and no worse.\n\n' +
      'Stems travel in a water-filled wrap and last a week or longer with a fresh cut and a clean vase. We add a sachet of plant food, and a card with your words on it if you leave us a note.',
    category: 'Home & Garden',
    price: 65,
    rating: 4.6,
    reviews: 1205,
    inStock: true,
    brand: 'Greenlatch',
    image: '/pictures/60-front.avif',
    images: ['/pictures/60-front.avif', '/pictures/60-closeup.avif', '/pictures/60-scene.avif'],
    features: [
      'Cut and tied to order',
      'Blooms open over several days',
      'Handwritten card on request',
      'Compostable wrapping',
    ],
    specifications: {
      Flowers: 'Oriental lilies, gerbera, ruscus',
      Stems: '15 to 18',
      Height: 'About 18 in',
      Vase: 'Not included',
      'Vase life': '7 to 10 days',
      'Pet safety': 'Lilies are toxic to cats',
    },
    perks: bouquetPerks,
  },
  {
    id: 61,
    name: 'Greenlatch Desert Sentinel Potted Cactus',
    description:
      'Two arms up, spines out, and happy with a sip a month: the houseplant for people who travel.',
    longDescription:
      'The Sentinel has the outline every child draws. It is grown from seed under desert sun, never dug from the wild, and has already reached the age at which it branches.\n\n' +
      'Give it your brightest window and forget about it. In winter it wants no water at all; in a good June it may surprise you with a white flower that opens at night. We ship it in a padded collar, together with a pair of paper tongs for the spines.',
    category: 'Home & Garden',
    price: 33.95,
    rating: 4.8,
    reviews: 393,
    inStock: true,
    brand: 'Greenlatch',
    image: '/pictures/61-front.avif',
    images: ['/pictures/61-front.avif'],
    features: [
      'Raised from seed, never collected in the wild',
      'Watering once a month, less in winter',
      'Gritty soil that drains at once',
      'Spine-safe packaging',
    ],
    specifications: {
      Plant: 'Columnar cactus with two arms',
      Height: '11 to 14 in',
      Pot: 'Hidden nursery pot, 4.5 in',
      Light: 'Full sun',
      Temperature: 'Above 45 °F',
    },
    perks: plantPerks,
  },
  {
    id: 62,
    name: 'Hearthmoor Clawfoot Bathtub with Shower Riser',
    description:
      'Sixty inches of enameled comfort on sculpted feet, with a rainfall head overhead for weekdays.',
    longDescription:
      'Some things are worth reinforcing a floor for, but this is not one of them: the tub is molded from acrylic around a steel frame and weighs a third of its cast-iron ancestors, while the double wall keeps bathwater warm for an hour.\n\n' +
      'The sloped back suits readers, the rolled rim holds a tray, and the riser is cross-braced so that it does not sway. Feet adjust by half an inch to suit old houses. Have a licensed plumber connect it.',
    category: 'Home & Garden',
    price: 1095,
    originalPrice: 1290,
    rating: 4.2,
    reviews: 38,
    inStock: true,
    brand: 'Hearthmoor',
    image: '/pictures/62-front.avif',
    images: [
      '/pictures/62-front.avif',
      '/pictures/62-closeup.avif',
      '/pictures/62-side.avif',
      '/pictures/62-scene.avif',
    ],
    features: [
      'Double wall retains heat',
      'Riser with rainfall head and hand shower',
      'Leveling feet',
      'Overflow and drain included',
      'Light enough for upper floors',
    ],
    specifications: {
      Size: '60 × 30 × 24 in',
      Material: 'Acrylic, steel frame',
      Capacity: '48 gal to the overflow',
      Weight: '112 lb empty',
      Fittings: 'Brushed steel, half-inch supply',
      Installation: 'Freestanding, professional fitting advised',
    },
  },
  {
    id: 63,
    name: 'Ticksworth Hudson Mahogany Mantel Clock',
    description:
      'An arched case, a ribbon of brass at the foot and quarter-hour chimes that know when to be silent.',
    longDescription:
      'The Hudson follows the outline of a clock that stood in the founder’s house on the river. Its case is veneered in book-matched mahogany and rubbed to a low sheen, with a solid brass plinth that gives it weight.\n\n' +
      'Three melodies are stored in the movement, along with the good sense to stop at ten in the evening and start again at seven. A dial at the back turns the volume down or off. Batteries last for about two years.',
    category: 'Home & Garden',
    price: 174.99,
    rating: 4.7,
    reviews: 86,
    inStock: true,
    brand: 'Ticksworth',
    // quirk: no main image, though the list is good
    image: '',
    images: ['/pictures/63-front.avif', '/pictures/63-closeup.avif', '/pictures/63-scene.avif'],
    features: [
      'Three chimes with night silence',
      'Book-matched mahogany veneer',
      'Adjustable volume',
      'Convex mineral glass',
    ],
    specifications: {
      Case: 'Mahogany veneer on birch, brass base',
      Size: '12.6 × 9.4 × 4.7 in',
      Movement: 'Quartz',
      Power: '2 × C, included',
      Weight: '5.3 lb',
      Care: 'Dry cloth, no polish',
    },
  },
  {
    id: 64,
    name: 'Opalridge Rolling Hills Framed Print',
    description:
      'A sunny valley in flat, cheerful color by a Hudson Valley illustrator, behind museum acrylic.',
    longDescription:
      'Rolling Hills began as a gouache sketch on the back of a train schedule. The print keeps its visible brushwork, and its greens are mixed from eight inks to come close to the paint.\n\n' +
      'It arrives ready to hang in an oak frame with mitered corners, spaced away from the acrylic so that the paper can breathe. Each sheet is numbered, and signed in pencil below the image.',
    category: 'Home & Garden',
    price: 118,
    originalPrice: 140,
    rating: 5,
    reviews: 57,
    inStock: true,
    brand: 'Opalridge',
    image: '/pictures/64-front.avif',
    images: ['/pictures/64-front.avif', '/pictures/64-closeup.avif', '/pictures/64-scene.avif'],
    features: [
      'Limited to 400 signed prints',
      'Eight-color pigment inks',
      'Oak frame with mitered corners',
      'Ready to hang',
    ],
    specifications: {
      Size: '20 × 18 in framed',
      Paper: 'Cotton rag, 310 gsm',
      Frame: 'Solid oak',
      Glazing: 'UV-filtering acrylic',
      Weight: '4.1 lb',
      Edition: '400, numbered',
    },
  },
  {
    id: 65,
    name: 'Opalridge Agora Hand-Thrown Amphora Vase',
    description:
      'Earthen clay with two curved handles and a key pattern scratched in before the kiln was lit.',
    longDescription:
      'Each Agora is thrown in two halves on a kick wheel, joined while the clay is still damp, and decorated with a wooden stylus. You can feel the rings of the potter’s fingers inside the neck.\n\n' +
      'The narrow mouth holds sunflowers upright without wire, and the inside is glazed so that it does not sweat on your sideboard. It is just as handsome standing empty.',
    category: 'Home & Garden',
    price: 92.5,
    rating: 4.4,
    reviews: 74,
    inStock: true,
    brand: 'Opalridge',
    image: '/pictures/65-front.avif',
    images: ['/pictures/65-front.avif', '/pictures/65-side.avif', '/pictures/65-scene.avif'],
    features: [
      'Thrown and carved by hand',
      'Glazed inside, holds water',
      'Weighted foot',
      'Every piece differs slightly',
    ],
    specifications: {
      Material: 'Red earthenware, clear glaze inside',
      Height: '14.6 in',
      Width: '8.3 in across the handles',
      Mouth: '2.6 in',
      Weight: '4.8 lb',
      Care: 'Rinse by hand',
    },
  },
  {
    id: 66,
    name: 'Copperfinch Verbena 13-Inch Paella Pan',
    description:
      'Two handles, low sides and a dimpled steel floor for a crisp crust under a crowd-sized dinner.',
    longDescription:
      'Paella wants a wide, shallow pan so that every grain gets its share of the bottom. Ours is pressed from a single disc of steel and enameled in midnight blue, which heats evenly and never needs seasoning.\n\n' +
      'Use it for casseroles, shakshuka, a tray of roasted tomatoes or a whole pizza. It goes from stove to oven to table, and the loop handles leave enough room for thick mitts.',
    category: 'Home & Garden',
    price: 79.9,
    rating: 4.5,
    reviews: 267,
    inStock: true,
    brand: 'Copperfinch',
    image: '/pictures/66-front.avif',
    images: ['/pictures/66-front.avif', '/pictures/66-closeup.avif', '/pictures/66-side.avif'],
    features: [
      'Serves five to six',
      'Enamel that needs no seasoning',
      'Dimpled base for even browning',
      'For every stove, oven and grill',
      // quirk: an image address is in the features and missing from `images`
      '/pictures/66-scene.avif',
    ],
    specifications: {
      Material: 'Enameled carbon steel',
      Diameter: '13 in, 16.5 in with handles',
      Depth: '1.8 in',
      Weight: '3.7 lb',
      Heat: 'Up to 570 °F',
      Care: 'Dishwasher safe',
    },
  },
  {
    id: 67,
    name: 'Tinkerstead Painter Leaning Step Ladder',
    description:
      'Four broad treads of oiled hardwood, equally at ease under a brush or a row of bath towels.',
    longDescription:
      'A ladder that is pleasant to look at does not have to go back to the basement. The Painter has treads four inches deep, routed with grooves for grip and let into the rails at an angle that keeps them level when it leans.\n\n' +
      'Rubber pads at top and bottom protect walls and floors. At the weekend it reaches the ceiling trim; for the rest of the week it is a shelf, a plant stand or a place for towels.',
    category: 'Home & Garden',
    price: 109.99,
    originalPrice: 129.99,
    rating: 4,
    reviews: 145,
    inStock: true,
    brand: 'Tinkerstead',
    image: '/pictures/67-front.avif',
    images: ['/pictures/67-front.avif', '/pictures/67-closeup.avif', '/pictures/67-scene.avif'],
    features: [
      'Four-inch treads with routed grooves',
      'Rubber pads for walls and floors',
      'Oiled ash, stained walnut',
      'No assembly',
    ],
    specifications: {
      Material: 'Solid ash',
      Height: '63 in',
      Width: '19 in',
      Load: 'Up to 250 lb',
      Weight: '15.4 lb',
      Care: 'Wipe dry, oil once a year',
    },
  },
  {
    id: 68,
    name: 'Tinkerstead Button Drawer Sewing Kit',
    description: 'Twelve spools, sharp snips and every needle you might want, for hems and heroic rescues.',
    longDescription:
      'The kit was assembled by a tailor who was tired of travel sets with two feet of thread. Here are twelve full spools of polyester, strong enough for denim and fine enough for a blouse, starting with a blue that matches most jeans.\n\n' +
      'Needles are sorted by size in a magnetic tin. Add a thimble, a tape, chalk, safety pins and forty buttons, and most evenings with a torn lining will end well. A booklet shows eight stitches in pictures.',
    category: 'Home & Garden',
    price: 23.5,
    rating: 4.5,
    reviews: 612,
    inStock: true,
    brand: 'Tinkerstead',
    image: '/pictures/68-front.avif',
    images: ['/pictures/68-front.avif', '/pictures/68-scene.avif'],
    features: [
      '12 spools of 160 yards',
      '30 needles in a magnetic tin',
      'Spring-loaded thread snips',
      'Picture guide to eight stitches',
    ],
    specifications: {
      Pieces: '104',
      Thread: '100% polyester, all-purpose',
      Case: 'Cotton roll with ties',
      Size: '9.4 × 3.9 in rolled',
      Weight: '14 oz',
    },
  },
  {
    id: 69,
    name: 'Brooklyn Parcel Terrace Hook-Handle Umbrella',
    description:
      'A violet canopy for two, held by eight fiberglass ribs that turn inside out and come back smiling.',
    longDescription:
      'We tested umbrellas on the corner outside our packing room, where the wind has opinions. This is the one that came through the winter: its ribs flex instead of snapping, and a vent under the top lets gusts pass.\n\n' +
      'Open, it covers a small café table or two adults with bags. Closed, it hangs from a chair, a railing or your forearm by a curved handle of dark wood.',
    category: 'Home & Garden',
    price: 52,
    originalPrice: 64,
    rating: 4.3,
    reviews: 779,
    inStock: true,
    brand: 'Brooklyn Parcel',
    image: '/pictures/69-front.avif',
    images: ['/pictures/69-front.avif', '/pictures/69-side.avif', '/pictures/69-scene.avif'],
    features: [
      'Eight flexible fiberglass ribs',
      'Vented canopy for strong wind',
      'Opens at the push of a button',
      'Quick-drying fabric',
      'Clips to a table or railing',
    ],
    specifications: {
      Canopy: '48 in across, pongee polyester',
      Length: '36 in closed',
      Shaft: 'Fiberglass, 14 mm',
      Handle: 'Beech, stained',
      Weight: '1.5 lb',
      Care: 'Dry open',
    },
  },
  {
    id: 70,
    name: 'Greenlatch Windowsill Herb Garden Kit',
    description: 'Basil, cilantro, chives, thyme and parsley from seed to scissors in about six weeks.',
    longDescription:
      'Everything is in the box except the sun. Five biodegradable pots, five discs of peat-free soil that swell when you water them, and seeds that were tested this year, each with a wooden marker.\n\n' +
      'The tray underneath feeds water upward through a felt mat, so a long weekend away is no problem. When the seedlings outgrow the sill, plant them outside, pot and all.',
    category: 'Home & Garden',
    price: 29.99,
    // quirk: an original price below the price is no discount
    originalPrice: 25,
    rating: 3.8,
    reviews: 1088,
    inStock: true,
    brand: 'Greenlatch',
    image: '/pictures/70-front.avif',
    images: ['/pictures/70-front.avif', '/pictures/70-closeup.avif', '/pictures/70-scene.avif'],
    features: [
      'Five kinds of untreated seed',
      'Self-watering tray',
      'Peat-free soil discs',
      'Pots can go straight into the ground',
    ],
    specifications: {
      Seeds: 'Basil, cilantro, chives, thyme, parsley',
      Tray: '17.3 × 4.3 × 3.5 in, bamboo',
      Germination: '7 to 21 days',
      Light: 'Six hours of sun or a grow lamp',
      Weight: '2.2 lb',
    },
  },
]
