import type { RawProduct } from '#catalogue/import/raw-product.ts'

/** Ids 21 to 40, by id, as an owner wrote them; unchecked and uncleaned. */
export const fashion: RawProduct[] = [
  {
    id: 21,
    name: 'Lindenhall Meadow Color-Block T-Shirt',
    description:
      'Heavyweight cotton in two shades of spring green, cut straight and washed before it is sewn.',
    longDescription:
      'The Meadow is the shirt you reach for first. Its jersey is knitted tightly enough to hold its shape all day, and it is washed before cutting, so the size you buy is the size you keep.\n\n' +
      'A pale band across the chest is sewn in rather than printed on. It will not crack, peel or fade into a ghost of itself. The neck rib is doubled, and the shoulder seams are taped to stop them from stretching on a hanger.',
    category: 'Fashion',
    price: 28,
    rating: 4.3,
    reviews: 1467,
    inStock: true,
    brand: 'Lindenhall',
    image: '/pictures/21-front.avif',
    images: [
      '/pictures/21-front.avif',
      '/pictures/21-closeup.avif',
      '/pictures/21-side.avif',
      '/pictures/21-scene.avif',
    ],
    features: [
      'Prewashed, so it does not shrink',
      'Sewn-in contrast band',
      'Doubled neck rib',
      'Taped shoulder seams',
    ],
    specifications: {
      Material: '100% organic cotton jersey, 6.5 oz',
      Fit: 'Regular, straight body',
      Sizes: 'XS to 3XL',
      Color: 'Leaf and pale lime',
      Care: 'Machine wash warm, tumble dry low',
      Origin: 'Sewn in North Carolina',
    },
  },
  {
    id: 22,
    name: 'Lindenhall Canal Straight-Leg Jeans',
    description:
      'Mid-blue denim with a touch of give, a higher back rise and pockets that hold an actual phone.',
    longDescription:
      'We went through eleven patterns before we were happy with the Canal. The back sits slightly higher than the front, the seat follows you when you crouch, and the leg falls straight from the hip to a hem that is made for cuffing.\n\n' +
      'The denim is woven with two percent elastane: enough for a bicycle, not enough to bag at the knee. Seams that take the most strain are sewn in thicker thread, and the corners of every pocket are riveted.',
    category: 'Fashion',
    price: 89.5,
    originalPrice: 110,
    rating: 4.5,
    reviews: 1102,
    inStock: true,
    brand: 'Lindenhall',
    image: '/pictures/22-front.avif',
    images: ['/pictures/22-front.avif', '/pictures/22-closeup.avif', '/pictures/22-side.avif'],
    features: [
      'Higher rise at the back',
      'Two percent stretch',
      'Deep, riveted pockets',
      'Extra hem length for cuffs',
      'Chain-stitched hem',
    ],
    specifications: {
      Material: '98% cotton, 2% elastane, 12 oz denim',
      Fit: 'Straight leg, mid rise',
      Waist: '26 to 42 in',
      Inseam: '30, 32 or 34 in',
      Closure: 'Button and brass zipper',
      Care: 'Wash cold, inside out, line dry',
    },
  },
  {
    id: 23,
    name: 'Lindenhall Bluebell Scalloped Dress',
    description:
      'A fitted bodice over a twirling skirt, finished with a curved hem and, yes, two hidden pockets.',
    longDescription:
      'The Bluebell is a dress for weddings where you intend to dance. A boned bodice stays up without fuss, the slim belt marks the waist, and the skirt is cut from a full circle of fabric that lifts when you turn.\n\n' +
      'Scallops along the hem are faced by hand so that they lie flat. The pockets disappear into the side seams and are deep enough for a phone, a lipstick and a folded speech.\n\n' +
      'Straps adjust by two inches and can be removed.',
    category: 'Fashion',
    price: 128,
    rating: 4.7,
    reviews: 356,
    inStock: true,
    brand: 'Lindenhall',
    image: '/pictures/23-front.avif',
    images: [
      '/pictures/23-front.avif',
      '/pictures/23-closeup.avif',
      '/pictures/23-side.avif',
      '/pictures/23-scene.avif',
    ],
    features: [
      'Full-circle skirt',
      'Hand-faced scalloped hem',
      'Two pockets in the side seams',
      'Removable, adjustable straps',
      'Fully lined',
    ],
    specifications: {
      Material: 'Cotton sateen, viscose lining',
      Length: '41 in from the shoulder, size 6',
      Sizes: '0 to 20',
      Closure: 'Hidden back zipper',
      Color: 'Cornflower blue',
      Care: 'Hand wash cold or dry clean',
    },
  },
  {
    id: 24,
    name: 'Lindenhall Ferry Wool-Blend Coat',
    description:
      'Camel-colored and knee length, with wide lapels to turn up when the wind comes off the river.',
    longDescription:
      'Every wardrobe has room for one good coat. The Ferry is cut with enough ease for a thick sweater underneath, yet narrow enough at the shoulder to look sharp over a shirt.\n\n' +
      'The cloth is a dense blend of wool and recycled nylon that shrugs off drizzle and lint. Inside you will find a quilted lining to the hip, two zipped pockets and a loop strong enough to hang it by.\n\n' +
      'Horn-style buttons are sewn on shanks, with a spare of each under the label.',
    category: 'Fashion',
    price: 298,
    originalPrice: 365,
    rating: 4.6,
    reviews: 241,
    inStock: true,
    brand: 'Lindenhall',
    image: '/pictures/24-front.avif',
    // quirk: a list with blank strings and a repeated address
    images: [
      '/pictures/24-front.avif',
      '',
      '/pictures/24-side.avif',
      '/pictures/24-front.avif',
      '   ',
      '/pictures/24-scene.avif',
    ],
    features: [
      'Room for a heavy sweater underneath',
      'Quilted lining to the hip',
      'Two zipped inside pockets',
      'Spare buttons under the label',
    ],
    specifications: {
      Material: '70% wool, 30% recycled nylon',
      Lining: 'Quilted polyester',
      Length: '42 in, size medium',
      Sizes: 'XS to XXL',
      Color: 'Camel',
      Care: 'Dry clean, brush when dry',
    },
  },
  {
    id: 25,
    name: 'Strideport Cadence Daily Running Shoe',
    description:
      'Springy under the heel, firm under the toes: a lavender trainer for the miles between races.',
    longDescription:
      'The Cadence is built for Tuesdays. Two foams share the work, a soft one where you land and a lively one where you push off, so that easy miles feel easy and the occasional sprint does not feel like running in sand.\n\n' +
      'The knitted upper has no overlays to rub, and the heel collar holds without biting. Rubber is laid only where runners actually wear shoes down, which saves an ounce and lasts for some 450 miles.',
    category: 'Fashion',
    price: 134.95,
    rating: 4.4,
    reviews: 1988,
    inStock: true,
    brand: 'Strideport',
    image: '/pictures/25-front.avif',
    images: [
      '/pictures/25-front.avif',
      '/pictures/25-closeup.avif',
      '/pictures/25-side.avif',
      '/pictures/25-scene.avif',
    ],
    features: [
      'Dual-density cushioning',
      'Seamless knitted upper',
      'Reflective heel tab',
      'Removable sockliner',
      'About 450 miles of life',
    ],
    specifications: {
      Upper: 'Recycled polyester knit',
      Midsole: 'EVA and TPU foam',
      Drop: '8 mm',
      Weight: '8.6 oz, size 9',
      Sizes: '5 to 14, half sizes to 12',
      Terrain: 'Road and track',
      Care: 'Wipe clean, air dry',
    },
  },
  {
    id: 26,
    name: 'Cobblemoor Encore Pointed-Toe Pump',
    description: 'Scarlet leather on a steady three-inch heel. You can stand in them until the last song.',
    longDescription:
      'Heels are a question of balance. The Encore places its heel directly under the ankle, adds a gel pad below the ball of the foot and cups the back so that it neither slips nor rubs.\n\n' +
      'The upper is a single piece of calf leather, lined in the same, and softens to your foot after two or three evenings. A thin rubber insert in the sole gives grip on polished floors.',
    category: 'Fashion',
    price: 119,
    originalPrice: 149,
    rating: 4.1,
    reviews: 427,
    inStock: true,
    brand: 'Cobblemoor',
    image: '/pictures/26-front.avif',
    images: ['/pictures/26-front.avif', '/pictures/26-side.avif', '/pictures/26-scene.avif'],
    features: [
      'Heel centered under the ankle',
      'Gel pad at the ball of the foot',
      'One-piece leather upper',
      'Rubber insert for grip',
    ],
    specifications: {
      Upper: 'Calf leather',
      Lining: 'Leather',
      'Heel height': '3 in',
      Sizes: '5 to 11, half sizes',
      Color: 'Scarlet',
      Care: 'Neutral cream, soft cloth',
    },
  },
  {
    id: 27,
    name: 'Cobblemoor Ridgeline Waterproof Hiking Boot',
    description:
      'Honey-colored nubuck over a deep-lugged sole, ready for roots, scree and the walk to the diner.',
    longDescription:
      'The Ridgeline needs no breaking in. Its padded collar flexes where your ankle does, and the last is a touch wider at the toes, where feet swell on the way down.\n\n' +
      'A waterproof membrane keeps out puddles and lets out steam. The outsole has chevron lugs that bite into mud and then let go of it, and a flat zone under the instep for ladders and roots.\n\n' +
      'When the tread is gone, any cobbler can fit a new sole.',
    category: 'Fashion',
    price: 169.99,
    rating: 4.8,
    reviews: 904,
    inStock: true,
    brand: 'Cobblemoor',
    image: '/pictures/27-front.avif',
    images: [
      '/pictures/27-front.avif',
      '/pictures/27-closeup.avif',
      '/pictures/27-side.avif',
      '/pictures/27-scene.avif',
    ],
    features: [
      'Waterproof, breathable membrane',
      'Roomy toe box',
      'Self-cleaning lugs',
      'Can be resoled',
      'Speed hooks with a lock at the ankle',
    ],
    specifications: {
      Upper: 'Nubuck leather, 2 mm',
      Membrane: 'PFAS-free laminate',
      Outsole: 'Rubber, 5 mm lugs',
      Weight: '2.6 lb a pair, size 9',
      Sizes: '5 to 14, regular and wide',
      Care: 'Brush off, wax twice a season',
    },
  },
  {
    id: 28,
    name: 'Cobblemoor Rowan Block-Heel Ankle Boot',
    description:
      'A bright autumn boot with a side zipper, a walkable heel and a stripe of tan down the shaft.',
    longDescription:
      'Wear the Rowan with anything plain and let it do the talking. The leather is dyed all the way through, so that scuffs stay red and can be polished out in a minute.\n\n' +
      'A full-length zipper makes for quick mornings, and the two-inch block heel is wide enough for grates, gravel and cobblestones. A thin layer of shearling under the insole keeps cold sidewalks at a distance.',
    category: 'Fashion',
    price: 184.5,
    originalPrice: 220,
    rating: 4.5,
    reviews: 289,
    inStock: true,
    brand: 'Cobblemoor',
    image: '/pictures/28-front.avif',
    images: ['/pictures/28-front.avif', '/pictures/28-closeup.avif', '/pictures/28-scene.avif'],
    features: [
      'Through-dyed leather',
      'Full-length side zipper',
      'Stable block heel',
      'Shearling under the insole',
      'Reinforced toe and heel',
    ],
    specifications: {
      Upper: 'Full-grain leather',
      'Heel height': '2 in',
      'Shaft height': '7.5 in',
      Sizes: '5 to 12, half sizes to 10',
      Outsole: 'Stacked leather and rubber',
      Care: 'Polish, store on shoe trees',
    },
  },
  {
    id: 29,
    name: 'Wooldrake Lambswool Fringe Scarf',
    description: 'Six generous feet of lambswool in ember red, brushed until it feels more like a blanket.',
    longDescription:
      'This scarf is woven on a narrow loom, washed in soft water and then brushed with dried teasels, an old finishing method that raises the fibers without breaking them. What you feel is warmth without weight.\n\n' +
      'It is long enough to loop twice, wide enough to cover your shoulders on a cold train and finished with a twisted fringe at either end. Lambswool repels light rain and airs out overnight, so it rarely needs washing.',
    category: 'Fashion',
    price: 48,
    rating: 4.9,
    reviews: 562,
    inStock: true,
    brand: 'Wooldrake',
    image: '/pictures/29-front.avif',
    images: ['/pictures/29-front.avif', '/pictures/29-closeup.avif', '/pictures/29-scene.avif'],
    features: [
      'Pure lambswool, brushed on both sides',
      'Long enough for two loops',
      'Hand-twisted fringe',
      'Naturally resists odors',
    ],
    specifications: {
      Material: '100% lambswool',
      Size: '72 × 12 in, plus fringe',
      Weight: '5.8 oz',
      Color: 'Ember red and magenta',
      Care: 'Hand wash cool, dry flat',
    },
  },
  {
    id: 30,
    name: 'Wooldrake Touchscreen Merino Gloves',
    description:
      'Knit close to the hand in plum merino, with thumbs and forefingers that your phone will notice.',
    longDescription:
      'Conductive yarn is knitted into the tips of both thumbs and index fingers, where it stays invisible and cannot peel. You can answer, scroll and take a picture without baring a finger.\n\n' +
      'The merino is doubled over the back of the hand, where the wind hits, and single in the palm, where you need to feel what you hold. Long ribbed cuffs reach well under a coat sleeve.',
    category: 'Fashion',
    price: 39.99,
    originalPrice: 49.99,
    rating: 4.2,
    reviews: 815,
    inStock: true,
    brand: 'Wooldrake',
    image: '/pictures/30-front.avif',
    images: ['/pictures/30-front.avif', '/pictures/30-scene.avif'],
    features: [
      'Four touchscreen fingertips',
      'Double layer on the back of the hand',
      'Long ribbed cuffs',
      'Machine washable wool',
    ],
    specifications: {
      Material: '92% merino wool, 5% nylon, 3% conductive fiber',
      Sizes: 'S, M, L',
      Color: 'Plum',
      Weight: '2.1 oz a pair',
      Care: 'Machine wash cold in a bag, dry flat',
    },
  },
  {
    id: 31,
    name: 'Strideport Kickabout Crew Socks, 3 Pairs',
    description:
      'Cushioned where shoes rub and striped where people look. Green, blue and impossible to mismatch.',
    longDescription:
      'All three pairs in the pack are the same, which ends the Sunday hunt for partners. Heel and toe are knitted in a tough blue terry, and a band around the arch keeps the sock from sliding into the shoe.\n\n' +
      'The combed cotton is soft from the first day and stays that way in the dryer. The toe seam is linked by hand and lies flat enough to go unnoticed, even in a snug shoe.',
    category: 'Fashion',
    price: 19.99,
    // quirk: an original price equal to the price is no discount
    originalPrice: 19.99,
    rating: 4.6,
    reviews: 2387,
    inStock: true,
    brand: 'Strideport',
    image: '/pictures/31-front.avif',
    images: ['/pictures/31-front.avif', '/pictures/31-closeup.avif'],
    features: [
      'Three identical pairs',
      'Terry cushion at heel and toe',
      'Supportive arch band',
      'Flat, hand-linked toe seam',
    ],
    specifications: {
      Material: '78% cotton, 19% nylon, 3% elastane',
      Height: 'Crew, mid calf',
      Sizes: 'S (4–6), M (7–9), L (10–13)',
      Quantity: '3 pairs',
      Care: 'Machine wash warm, tumble dry',
    },
  },
  {
    id: 32,
    name: 'Hatterly Lane Overture Wool Top Hat',
    description:
      'Tall, black and banded in crimson. For stage magicians, winter weddings and New Year entrances.',
    longDescription:
      'A proper top hat is shaped by steam and patience. Ours is blocked over wood from a single hood of wool felt, stiffened just enough to keep its lines, and finished with a grosgrain band.\n\n' +
      'The satin lining hides a shallow pocket, useful for a card, a coin or a small surprise. An adjustable leather sweatband covers two sizes, so that you can lend it to the best man.\n\n' +
      'Ships in a rigid round box.',
    category: 'Fashion',
    price: 145,
    rating: 4.7,
    reviews: 64,
    inStock: true,
    brand: 'Hatterly Lane',
    image: '/pictures/32-front.avif',
    images: [
      '/pictures/32-front.avif',
      '/pictures/32-closeup.avif',
      '/pictures/32-side.avif',
      '/pictures/32-scene.avif',
    ],
    features: [
      'Blocked by hand from one piece of felt',
      'Adjustable leather sweatband',
      'Hidden pocket in the lining',
      'Rigid hat box included',
    ],
    specifications: {
      Material: '100% wool felt, satin lining',
      'Crown height': '5.9 in',
      Brim: '2 in, curled',
      Sizes: 'S/M, L/XL',
      Color: 'Black with a crimson band',
      Care: 'Brush counterclockwise, steam to reshape',
    },
  },
  {
    id: 33,
    name: 'Hatterly Lane Bleacher Cotton Cap',
    description:
      'Six sky-blue panels, a brim you can bend to taste and a brass buckle that never pulls hair.',
    longDescription:
      'The Bleacher starts out soft. Its garment-washed twill has no stiff front panel to break in, and the pre-curved brim can be rolled in a back pocket without taking offense.\n\n' +
      'Eyelets on every panel let the heat out, and a terry band keeps the sun and the seventh inning out of your eyes. There is no logo on the outside; the game has quite enough of them.',
    category: 'Fashion',
    price: 29.9,
    rating: 4.4,
    reviews: 1219,
    inStock: true,
    brand: 'Hatterly Lane',
    image: '/pictures/33-front.avif',
    images: ['/pictures/33-front.avif', '/pictures/33-side.avif', '/pictures/33-scene.avif'],
    features: [
      'Unstructured, washed twill',
      'Packable brim',
      'Terry sweatband',
      'Brass slide buckle',
      'No visible branding',
    ],
    specifications: {
      Material: '100% cotton twill',
      Size: 'One size, 21.5 to 24.5 in',
      Brim: '2.8 in',
      Color: 'Sky blue',
      Care: 'Hand wash, dry over a bowl',
    },
  },
  {
    id: 34,
    name: 'Hatterly Lane Marisol Straw Sun Hat',
    description: 'A wide, woven brim and a big berry bow: shade for two, provided you sit close together.',
    longDescription:
      'The Marisol is braided from fine paper straw, which is lighter than the natural kind and does not crack when it meets a suitcase. Roll it, pack it, shake it out, and the wire in the edge brings the brim back into shape.\n\n' +
      'It blocks 98 percent of ultraviolet light. The grosgrain bow is tied by hand and snaps off for washing, and a thin cord under the chin can be tucked away until the breeze picks up.',
    category: 'Fashion',
    price: 58,
    originalPrice: 72,
    rating: 4.5,
    reviews: 378,
    inStock: true,
    brand: 'Hatterly Lane',
    // quirk: the sold-out placeholder is the main image, yet the hat is in stock
    image: '/pictures/sold-out.avif',
    images: [
      '/pictures/34-front.avif',
      '/pictures/34-closeup.avif',
      '/pictures/34-side.avif',
      '/pictures/34-scene.avif',
    ],
    features: [
      'UPF 50+ sun protection',
      'Rolls up for travel',
      'Wired edge keeps its shape',
      'Snap-off bow',
      'Hidden chin cord',
    ],
    specifications: {
      Material: 'Paper straw, cotton grosgrain',
      Brim: '4.7 in',
      Size: 'Adjustable, 21.5 to 23.5 in',
      Protection: 'UPF 50+',
      Weight: '3.9 oz',
      Care: 'Wipe with a damp cloth',
    },
  },
  {
    id: 35,
    name: 'Porterwick Arden Two-Tone Leather Handbag',
    description:
      'Sand above, cocoa below, and three compartments inside, so that your keys are where you left them.',
    longDescription:
      'Open the Arden and it stays open. A hidden frame at the mouth gives you a clear view of three compartments: a padded one for a tablet, a zipped one for valuables and a wide one for everything else.\n\n' +
      'The leather is tanned with bark extracts and darkens beautifully where it is handled. Rolled handles fall to either side, four metal feet protect the base, and the strap in the inside pocket turns it into a shoulder bag.',
    category: 'Fashion',
    price: 239.99,
    rating: 4.6,
    reviews: 187,
    inStock: true,
    brand: 'Porterwick',
    image: '/pictures/35-front.avif',
    images: [
      '/pictures/35-front.avif',
      '/pictures/35-closeup.avif',
      '/pictures/35-side.avif',
      '/pictures/35-scene.avif',
    ],
    features: [
      'Frame mouth that stays open',
      'Padded tablet compartment',
      'Detachable shoulder strap',
      'Metal feet',
      'Pale lining, easy to search',
    ],
    specifications: {
      Material: 'Vegetable-tanned cowhide',
      Lining: 'Cotton twill',
      Size: '13.4 × 9.8 × 5.1 in',
      'Handle drop': '5.5 in',
      Weight: '2.2 lb',
      Care: 'Leather balm twice a year',
    },
  },
  {
    id: 36,
    name: 'Porterwick Junction 22 L Backpack',
    description:
      'School, gym, overnight train: one raspberry daypack that opens wide and sits close to your back.',
    longDescription:
      'The Junction opens on three sides like a small suitcase, so that the thing you need is never at the bottom. A suspended sleeve keeps your laptop off the floor when you set the bag down in a hurry.\n\n' +
      'Shoulder straps curve around the chest and carry their load high. The fabric is woven from recycled bottles and coated on the inside; the mustard zipper pulls are made to be found in the dark.\n\n' +
      'A trolley strap at the back slides over a suitcase handle.',
    category: 'Fashion',
    price: 98.95,
    originalPrice: 124.95,
    rating: 4.7,
    reviews: 1643,
    inStock: true,
    brand: 'Porterwick',
    image: '/pictures/36-front.avif',
    images: ['/pictures/36-front.avif', '/pictures/36-closeup.avif', '/pictures/36-side.avif'],
    features: [
      // quirk: an image address is in the features and missing from `images`
      '/pictures/36-scene.avif',
      'Opens on three sides',
      'Suspended sleeve for a 16-inch laptop',
      'Pocket for a bottle on either side',
      'Trolley strap',
      'Water-resistant coating',
    ],
    specifications: {
      Material: '600D recycled polyester',
      Capacity: '22 L',
      Size: '17.7 × 11.8 × 6.3 in',
      Laptop: 'Up to 16 in',
      Weight: '1.9 lb',
      Care: 'Sponge clean, air dry',
    },
  },
  {
    id: 37,
    name: 'Sunmarrow Boardwalk Polarized Sunglasses',
    description: 'Deep indigo frames and lenses that take the glare off water, windshields and wet pavement.',
    longDescription:
      'Polarized lenses do not merely darken the day, they remove the sparkle that makes you squint. The Boardwalk pairs them with a slim acetate frame that is light enough to forget on your head.\n\n' +
      'Spring hinges forgive the one-handed grab, and the lenses are coated on both sides against scratches, salt and sunscreen. They come with a hard case that fits a shirt pocket and a cloth that is worth keeping.',
    category: 'Fashion',
    price: 76,
    rating: 4.3,
    reviews: 948,
    inStock: true,
    brand: 'Sunmarrow',
    image: '/pictures/37-front.avif',
    images: ['/pictures/37-front.avif', '/pictures/37-side.avif', '/pictures/37-scene.avif'],
    features: [
      'Polarized lenses with full UV protection',
      'Spring hinges',
      'Salt- and scratch-resistant coating',
      'Hard case and cloth included',
    ],
    specifications: {
      Frame: 'Plant-based acetate',
      Lenses: 'Category 3, polarized',
      'Lens width': '54 mm',
      Bridge: '18 mm',
      Temple: '145 mm',
      Weight: '0.9 oz',
    },
  },
  {
    id: 38,
    name: 'Sunmarrow Reading Room Glasses',
    description:
      'Square navy frames with a faint blue tint for long evenings with spreadsheets or Russian novels.',
    longDescription:
      'These are readers that nobody will mistake for readers. The bold frame is cut from a thick sheet of acetate, polished for three days and hinged with five barrels, so that the arms still meet in the middle years from now.\n\n' +
      'Choose your strength or order them plain. The lenses filter part of the blue light of screens without turning the page yellow, and a thin coating keeps reflections out of video calls.',
    category: 'Fashion',
    price: 112.5,
    rating: 4.5,
    reviews: 203,
    inStock: true,
    brand: 'Sunmarrow',
    image: '/pictures/38-front.avif',
    images: ['/pictures/38-front.avif', '/pictures/38-closeup.avif'],
    features: [
      'Seven strengths, or none',
      'Blue-light filter',
      'Anti-reflective coating',
      'Five-barrel hinges',
      'Lenses can be replaced by an optician',
    ],
    specifications: {
      Frame: 'Acetate, navy',
      Strength: 'Plain, or +1.0 to +3.0',
      'Lens width': '50 mm',
      Bridge: '20 mm',
      Temple: '145 mm',
      Weight: '1 oz',
      Case: 'Folding felt case',
    },
  },
  {
    id: 39,
    name: 'Ashdown & Pell Striped Shirt and Silk Necktie Set',
    description:
      'A blue striped poplin shirt with the midnight tie that belongs to it: one decision fewer at 7 a.m.',
    longDescription:
      'Matching a necktie to stripes is a small art, and this set has mastered it for you. The shirt is woven from long-staple cotton that irons quickly; the tie is cut from heavy silk and folded so that it makes a neat knot at the first attempt.\n\n' +
      'The spread collar has removable stays and looks just as good with the top button undone. After work the two halves part ways and go with everything else you own.',
    category: 'Fashion',
    price: 104.99,
    rating: 4.2,
    reviews: 312,
    inStock: true,
    brand: 'Ashdown & Pell',
    image: '/pictures/39-front.avif',
    images: ['/pictures/39-front.avif', '/pictures/39-closeup.avif', '/pictures/39-scene.avif'],
    features: [
      'Shirt and tie in one box',
      'Easy-iron poplin',
      'Removable collar stays',
      'Hand-finished silk tie',
      'Split yoke for free shoulders',
    ],
    specifications: {
      Shirt: '100% long-staple cotton, 2-ply',
      Tie: '100% silk, 3 in wide',
      Fit: 'Tailored',
      Collar: '14.5 to 18 in',
      Sleeve: '32 to 37 in',
      Care: 'Wash shirt warm; dry clean tie',
    },
  },
  {
    id: 40,
    name: 'Porterwick Petal Zip Clutch',
    description:
      'Blush leather, a golden zipper and just enough room for a card, a key, a phone and a ring box.',
    longDescription:
      'The Petal is the bag inside your bag until the evening starts. Soft nappa leather is padded and stitched into a pillow shape that rests comfortably in the hand or under an arm.\n\n' +
      'Two card slots hold what you need at the bar, a flat pocket keeps a mirror from scratching anything, and the wrist loop clips away when you would rather carry the clutch plain.',
    category: 'Fashion',
    price: 68.5,
    originalPrice: 85,
    rating: 4,
    reviews: 132,
    inStock: true,
    brand: 'Porterwick',
    image: '/pictures/40-front.avif',
    images: ['/pictures/40-front.avif', '/pictures/40-side.avif', '/pictures/40-scene.avif'],
    features: [
      'Padded nappa leather',
      'Two card slots and a flat pocket',
      'Detachable wrist loop',
      'Fits phones up to 6.7 inches',
    ],
    specifications: {
      Material: 'Nappa leather, microsuede lining',
      Size: '8.3 × 5.1 × 1.8 in',
      Hardware: 'Gold-tone zinc',
      Weight: '6.3 oz',
      Color: 'Blush',
      Care: 'Dry cloth, dust bag',
    },
  },
]
