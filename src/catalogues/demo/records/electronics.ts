import type { RawProduct } from '#catalogue/import/raw-product.ts'

/** Ids 1 to 20, by id, as an owner wrote them; unchecked and uncleaned. */
export const electronics: RawProduct[] = [
  {
    id: 1,
    name: 'Fennwick Drift Over-Ear Headphones',
    description: 'Closed-back wireless cans that hush the subway and play for forty hours between charges.',
    longDescription:
      'The Drift was tuned by people who commute. Two microphones on each side listen for engine rumble and chatter and cancel them out, while a warm, unhurried sound signature leaves voices and strings where they belong.\n\n' +
      'The ear pads are memory foam under soft protein leather and come off with a twist when they need a wipe. Fold the cups flat, slip the pair into the sleeve and they take up less room than a paperback.\n\n' +
      'Out of battery? A supplied cable turns them into ordinary wired headphones until you find an outlet.',
    category: 'Electronics',
    price: 189.99,
    originalPrice: 249.99,
    rating: 4.7,
    reviews: 1842,
    inStock: true,
    brand: 'Fennwick',
    image: '/pictures/1-front.avif',
    images: [
      '/pictures/1-front.avif',
      '/pictures/1-closeup.avif',
      '/pictures/1-side.avif',
      '/pictures/1-scene.avif',
    ],
    features: [
      'Adaptive noise cancelling with a talk-through button',
      '40 hours of playback, 5 more from a ten-minute charge',
      'Connects to two devices at once',
      'Twist-off ear pads',
      'Folds flat into the included sleeve',
    ],
    specifications: {
      'Driver size': '40 mm',
      Battery: '40 hours with noise cancelling on',
      Charging: 'USB-C',
      Wireless: 'Bluetooth 5.3',
      Weight: '8.9 oz',
      Color: 'Silver gray',
      'In the box': 'Headphones, sleeve, USB-C cable, 3.5 mm cable',
    },
  },
  {
    id: 2,
    name: 'Nordquill Ember 6 Smartphone, 128 GB',
    description: 'A bright 6.1-inch phone with two days of battery, seven years of updates and no bloatware.',
    longDescription:
      'The Ember 6 is made for people who want a phone to be finished when they buy it. The home screen is clean, nothing is preinstalled that you cannot remove, and security updates are promised until 2033.\n\n' +
      'A matte violet back resists fingerprints, and the glass on both sides can be replaced with a single screwdriver. The main camera favors honest color over drama and takes a steady picture in one hand, even by streetlight.\n\n' +
      'Unlocked for every major US carrier, with room for one physical SIM and two digital ones.',
    category: 'Electronics',
    price: 649,
    originalPrice: 729,
    rating: 4.4,
    reviews: 967,
    inStock: true,
    brand: 'Nordquill',
    image: '/pictures/2-front.avif',
    images: [
      '/pictures/2-front.avif',
      '/pictures/2-closeup.avif',
      '/pictures/2-side.avif',
      '/pictures/2-scene.avif',
    ],
    features: [
      '6.1-inch OLED display, 120 Hz',
      'Two days of ordinary use on one charge',
      '50-megapixel main camera with optical stabilization',
      'Screen and battery can be replaced at home',
      'Survives rain, spills and the kitchen sink',
    ],
    specifications: {
      Display: '6.1 in OLED, 2400 × 1080',
      Storage: '128 GB',
      Memory: '8 GB',
      Battery: '4,900 mAh, 45 W charging',
      Protection: 'IP68',
      Weight: '6.2 oz',
      SIM: 'One nano-SIM, two eSIM',
    },
  },
  {
    id: 3,
    name: 'Nordquill Folio 14 Ultralight Laptop',
    description:
      'Fourteen inches, under two and a half pounds, and quiet enough that you will forget it has a fan.',
    longDescription:
      'The Folio 14 is the machine we hand to people who write, design and travel. Its magnesium shell weighs less than most hardcover novels, the hinge opens with one finger, and the keyboard has enough travel for a long day of typing.\n\n' +
      'Inside are ten processor cores, 32 GB of memory and a terabyte of fast storage, so that forty browser tabs and a photo library get along. The matte display is factory calibrated and bright enough for a seat by the window.\n\n' +
      'Both USB-C ports charge the laptop, one on each side, because outlets are never where you want them.',
    category: 'Electronics',
    price: 1299.99,
    rating: 4.8,
    reviews: 611,
    inStock: true,
    brand: 'Nordquill',
    image: '/pictures/3-front.avif',
    images: ['/pictures/3-front.avif', '/pictures/3-closeup.avif', '/pictures/3-scene.avif'],
    features: [
      '2.4 lb magnesium body',
      'Up to 17 hours away from the charger',
      'Matte display with 100% sRGB coverage',
      'Backlit keys with 1.4 mm of travel',
      'Charges from either side',
      'Camera with a sliding cover',
    ],
    specifications: {
      Display: '14 in, 2560 × 1600, matte',
      Processor: '10 cores, up to 4.7 GHz',
      Memory: '32 GB',
      Storage: '1 TB SSD',
      Battery: '68 Wh',
      Ports: '2 × USB-C, USB-A, HDMI, 3.5 mm audio',
      Size: '12.2 × 8.7 × 0.6 in',
      Weight: '2.4 lb',
    },
  },
  {
    id: 4,
    name: 'Pixelmere M2 Mirrorless Camera with 35 mm Lens',
    description:
      'Real dials, a fast everyday lens and files that need little editing. Made for weekends on foot.',
    longDescription:
      'Every control that matters on the M2 has a dial of its own: shutter, aperture, exposure. You can set the camera before you lift it to your eye, and you can tell what it will do by looking at it.\n\n' +
      'The 26-megapixel sensor sits behind a bright 35 mm f/2 lens, a focal length wide enough for a table of friends and close enough for a face. Stabilization in the body keeps handheld shots sharp down to half a second.\n\n' +
      'Pictures move to your phone over Wi-Fi while the camera is still around your neck.',
    category: 'Electronics',
    price: 879.5,
    originalPrice: 999,
    rating: 4.6,
    reviews: 324,
    inStock: true,
    brand: 'Pixelmere',
    image: '/pictures/4-front.avif',
    images: [
      '/pictures/4-front.avif',
      '/pictures/4-closeup.avif',
      '/pictures/4-side.avif',
      '/pictures/4-scene.avif',
    ],
    features: [
      '26-megapixel APS-C sensor',
      '35 mm f/2 lens included',
      'Five-axis stabilization in the body',
      'Eye tracking for people, cats and dogs',
      'Weather-sealed seams',
    ],
    specifications: {
      Sensor: 'APS-C, 26 megapixels',
      Lens: '35 mm, f/2, 49 mm filter thread',
      Viewfinder: 'OLED, 2.4 million dots',
      Video: '4K at 30 frames a second',
      Battery: 'About 420 shots',
      Memory: 'One SD slot, card not included',
      Weight: '1.1 lb with lens',
    },
  },
  {
    id: 5,
    name: 'Opalridge Parlor 24-Inch Retro Television',
    description:
      'A smart TV in a mid-century shell, antenna and all, sized for kitchens, studios and dorm rooms.',
    longDescription:
      'The Parlor looks as though it should show cartoons in black and white. Behind the rounded glass is a crisp full-HD panel with the streaming apps you already use, so that the nostalgia ends where the picture begins.\n\n' +
      'Both dials work: one turns the volume, the other steps through your favorite channels. The antenna is real too, and pulls in local over-the-air stations without a subscription.\n\n' +
      'Splayed legs unscrew for shelf placement, and a hidden bay at the back keeps the power brick and cables out of sight.',
    category: 'Electronics',
    price: 329.95,
    rating: 4.1,
    reviews: 208,
    inStock: true,
    brand: 'Opalridge',
    image: '/pictures/5-front.avif',
    images: ['/pictures/5-front.avif', '/pictures/5-side.avif', '/pictures/5-scene.avif'],
    features: [
      'Full-HD panel with built-in streaming apps',
      'Working volume and channel dials',
      'Antenna for free local stations',
      'Removable splayed legs',
    ],
    specifications: {
      Screen: '24 in LED, 1920 × 1080',
      Inputs: '2 × HDMI, USB, coaxial',
      Audio: '2 × 5 W, headphone jack',
      Network: 'Wi-Fi 5, Ethernet',
      Size: '23.6 × 20.9 × 7.1 in with legs',
      Weight: '13.4 lb',
    },
  },
  {
    id: 6,
    name: 'Ticksworth Harbor Hybrid Watch',
    description: 'Real hands over a deep blue dial, with a step counter and silent alerts tucked underneath.',
    longDescription:
      'From across the table the Harbor is a classic three-hand watch with a sunburst dial. Up close, the hands will briefly swing to show your steps, the date or who is calling, and then go back to telling time.\n\n' +
      'There is no screen to charge every night. A rechargeable cell runs the movement and the sensors for six weeks, and the watch keeps time for another three days when everything else has switched off.\n\n' +
      'The silicone strap has quick-release pins and fits any 20 mm band you may already own.',
    category: 'Electronics',
    price: 214,
    originalPrice: 259,
    rating: 4.5,
    reviews: 733,
    inStock: true,
    brand: 'Ticksworth',
    image: '/pictures/6-front.avif',
    images: ['/pictures/6-front.avif', '/pictures/6-closeup.avif', '/pictures/6-side.avif'],
    features: [
      'Analog hands that double as an activity display',
      'Six weeks between charges',
      'Gentle vibration for calls and reminders',
      'Scratch-resistant mineral glass',
      'Good for swimming',
    ],
    specifications: {
      Case: 'Stainless steel, 40 mm',
      Glass: 'Hardened mineral',
      Strap: 'Blue silicone, 20 mm, quick release',
      'Water resistance': '5 ATM',
      Battery: 'Up to 6 weeks, magnetic charger',
      Weight: '1.8 oz',
    },
  },
  {
    id: 7,
    name: 'Keyhollow Tenor Mechanical Keyboard',
    description:
      'A compact board with soft tactile switches: satisfying for your hands, tolerable for your neighbors.',
    longDescription:
      'The Tenor was built around its sound. Foam between the plate and the case, pre-lubricated stabilizers and thick keycaps leave a low, rounded note with every press, and none of the rattle.\n\n' +
      'The 75 percent layout keeps arrows and function keys but gives your mouse its space back. Connect by cable, by the supplied dongle or over Bluetooth, and hop between three computers with one shortcut.\n\n' +
      'All switches can be swapped without soldering, so the board can change as your taste does.',
    category: 'Electronics',
    price: 119.99,
    rating: 4.7,
    reviews: 1290,
    inStock: true,
    brand: 'Keyhollow',
    image: '/pictures/7-front.avif',
    images: ['/pictures/7-front.avif', '/pictures/7-closeup.avif', '/pictures/7-side.avif'],
    features: [
      'Tactile switches that swap without soldering',
      'Cable, dongle or Bluetooth',
      // quirk: an image address is in the features and missing from `images`
      '/pictures/7-scene.avif',
      'Legends that cannot wear off',
      'Works with Windows, macOS and Linux',
    ],
    specifications: {
      Layout: '75 percent, US ANSI, 84 keys',
      Keycaps: 'Double-shot PBT',
      Connection: 'USB-C, 2.4 GHz, Bluetooth 5.1',
      Battery: '4,000 mAh, about 10 weeks',
      Size: '12.8 × 5.3 × 1.5 in',
      Weight: '2.1 lb',
    },
  },
  {
    id: 8,
    name: 'Keyhollow Riverstone Wireless Mouse',
    description:
      'Rounded like a skipping pebble and nearly silent when clicked. Fits left and right hands alike.',
    longDescription:
      'The Riverstone has no bad side. Its symmetrical shell suits either hand, the buttons click with a hush instead of a snap, and the wheel turns freely for long documents or in steps for spreadsheets.\n\n' +
      'The sensor tracks on wood, fabric and even glass, so a mouse pad is optional. One AA cell lasts well over a year, and a spare can be borrowed from any remote control in the house.',
    category: 'Electronics',
    price: 39.9,
    originalPrice: 54.9,
    rating: 4.3,
    reviews: 2115,
    inStock: true,
    brand: 'Keyhollow',
    image: '/pictures/8-front.avif',
    images: ['/pictures/8-front.avif', '/pictures/8-scene.avif'],
    features: [
      'Symmetrical shape for either hand',
      'Quiet main buttons',
      'Wheel with free-spin and stepped modes',
      'Tracks on glass',
    ],
    specifications: {
      Resolution: '400 to 4,000 DPI',
      Connection: '2.4 GHz dongle or Bluetooth',
      Battery: '1 × AA, about 18 months',
      Size: '4.3 × 2.4 × 1.3 in',
      Weight: '3 oz',
    },
  },
  {
    id: 9,
    name: 'Keyhollow Folder All-in-One Ink Printer',
    description: 'Prints, scans and copies from refillable tanks, at roughly a penny for each black page.',
    longDescription:
      'No cartridges, no chips, no pleading messages about cyan. The Folder has four clear tanks that you top up from a bottle, and the ink that comes in the box is enough for about 4,000 pages.\n\n' +
      'Setup takes one app and a few minutes. Print from a phone, a laptop or a USB stick, scan straight to a folder, and let the automatic feeder take care of both sides of the sheet.\n\n' +
      'When idle it switches itself off and wakes as soon as a document arrives.',
    category: 'Electronics',
    price: 159.99,
    rating: 3.9,
    reviews: 486,
    inStock: true,
    brand: 'Keyhollow',
    // quirk: the sold-out placeholder is the main image, yet the printer is in stock
    image: '/pictures/sold-out.avif',
    images: ['/pictures/9-front.avif', '/pictures/9-side.avif', '/pictures/9-scene.avif'],
    features: [
      'Refillable tanks, no cartridges',
      'Automatic two-sided printing',
      'Flatbed scanner, 1200 DPI',
      'Prints from phones without a driver',
      'Ink for about 4,000 pages included',
    ],
    specifications: {
      Functions: 'Print, copy, scan',
      Speed: '15 black pages a minute, 8 in color',
      Paper: 'Letter, legal, A4, 4 × 6 in photo',
      Capacity: '150 sheets',
      Connection: 'Wi-Fi, USB',
      Size: '15.2 × 13.7 × 7.4 in',
      Weight: '12.1 lb',
    },
  },
  {
    id: 10,
    name: 'Marrowgate Duel Wireless Game Controller',
    description:
      'Magnetic sticks that will not drift, two paddles at the back, and a grip for marathon evenings.',
    longDescription:
      'Most controllers wear out at the thumbsticks. The Duel reads its sticks and triggers with magnets instead of sliding contacts, so that there is nothing to grind down and nothing to drift.\n\n' +
      'Two paddles sit under your ring fingers and can copy any button, and a switch on each trigger shortens its throw for fast games. Profiles live in the controller and follow it from one computer to the next.\n\n' +
      'Plays on Windows, Android, iOS and most TV boxes, by cable or without one.',
    category: 'Electronics',
    price: 64.95,
    originalPrice: 79.95,
    rating: 4.6,
    reviews: 1534,
    inStock: true,
    brand: 'Marrowgate',
    image: '/pictures/10-front.avif',
    images: [
      '/pictures/10-front.avif',
      '/pictures/10-closeup.avif',
      '/pictures/10-side.avif',
      '/pictures/10-scene.avif',
    ],
    features: [
      'Hall-effect sticks and triggers',
      'Two assignable back paddles',
      'Trigger stops for quicker reactions',
      'Three profiles stored on board',
      'Textured indigo shell',
    ],
    specifications: {
      Connection: '2.4 GHz dongle, Bluetooth, USB-C',
      Battery: '1,200 mAh, about 25 hours',
      Audio: '3.5 mm headset jack',
      Cable: '9 ft braided USB-C, included',
      Size: '6.1 × 4.2 × 2.4 in',
      Weight: '9.6 oz',
    },
  },
  {
    id: 11,
    name: 'Fennwick Porchlight AM/FM Tabletop Radio',
    description:
      'Turn one knob for the ball game and another for volume. That is the whole instruction manual.',
    longDescription:
      'The Porchlight does one thing well. Its large tuning dial is weighted so that stations slide in smoothly, and the telescoping antenna finds the faint ones between them.\n\n' +
      'A single full-range driver in a wooden chamber gives announcers body and keeps music pleasant at low volume. Run it from the wall, or from four C cells during a power cut, when a battery radio is the most useful thing in the house.\n\n' +
      'An auxiliary jack lets a phone join in.',
    category: 'Electronics',
    price: 74.99,
    rating: 4.8,
    reviews: 392,
    inStock: true,
    brand: 'Fennwick',
    image: '/pictures/11-front.avif',
    images: ['/pictures/11-front.avif', '/pictures/11-closeup.avif', '/pictures/11-scene.avif'],
    features: [
      'Weighted analog tuning dial',
      'Runs from the wall or four C cells',
      'Wooden speaker chamber',
      'Telescoping antenna',
      'Auxiliary input',
    ],
    specifications: {
      Bands: 'AM 530–1700 kHz, FM 88–108 MHz',
      Speaker: '4 in full range, 6 W',
      Power: 'AC cord or 4 × C, not included',
      Playtime: 'About 120 hours on batteries',
      Size: '10.2 × 6.1 × 4.3 in',
      Weight: '3.3 lb',
    },
  },
  {
    id: 12,
    name: 'Fennwick Broadside USB Studio Microphone with Tabletop Stand and Six-Foot Cable',
    description:
      'Plug in, sit down, sound close. A large-capsule mic for podcasts, lessons and late-night demos.',
    longDescription:
      'The Broadside has the look of an old radio studio and the manners of a modern recording interface. Its large condenser capsule catches breath and detail, and a built-in filter takes the punch out of hard consonants.\n\n' +
      'Listen to yourself without delay through the headphone jack, mute with a tap on top, and set the level with a wheel that stops firmly at both ends. No driver is needed on any current system.\n\n' +
      'The weighted stand keeps footsteps and keyboard knocks out of the recording, and the mount also fits standard boom arms.',
    category: 'Electronics',
    price: 129.5,
    originalPrice: 149.5,
    rating: 4.5,
    reviews: 857,
    inStock: true,
    brand: 'Fennwick',
    image: '/pictures/12-front.avif',
    images: [
      '/pictures/12-front.avif',
      '/pictures/12-closeup.avif',
      '/pictures/12-side.avif',
      '/pictures/12-scene.avif',
    ],
    features: [
      'Cardioid and omnidirectional patterns',
      'Delay-free headphone monitoring',
      'Tap-to-mute with a ring light',
      'Built-in pop filter',
      'Weighted stand, boom-arm thread',
    ],
    specifications: {
      Capsule: '25 mm condenser',
      Resolution: '24 bit, 96 kHz',
      'Frequency response': '20 Hz to 20 kHz',
      Connection: 'USB-C, 6 ft cable included',
      Height: '10.4 in on its stand',
      Weight: '1.7 lb',
    },
  },
  {
    id: 13,
    name: 'Voltarrow Reserve Rechargeable Battery Set',
    description:
      'Eight AA and four AAA cells with a smart charger: a drawer full of energy that never runs out.',
    longDescription:
      'A single set replaces hundreds of throwaway batteries. The Reserve cells hold four fifths of their charge after a year in a drawer, so that the flashlight works on the night you need it.\n\n' +
      'The charger treats each cell separately, shows its state with a row of small lights, and stops by itself. Mix sizes and brands as you like; it notices tired cells and tells you which to recycle.',
    category: 'Electronics',
    price: 49.9,
    // quirk: an original price below the price is no discount
    originalPrice: 44.9,
    rating: 4.6,
    reviews: 1178,
    inStock: true,
    brand: 'Voltarrow',
    image: '/pictures/13-front.avif',
    images: ['/pictures/13-front.avif', '/pictures/13-side.avif'],
    features: [
      'Eight AA and four AAA cells',
      'Rated for 1,200 charges',
      'Charges each cell on its own',
      'Flags worn-out cells',
    ],
    specifications: {
      Chemistry: 'Nickel-metal hydride',
      'AA capacity': '2,100 mAh',
      'AAA capacity': '800 mAh',
      'Charging time': '3 to 5 hours',
      Input: 'USB-C, 10 W',
    },
  },
  {
    id: 14,
    name: 'Voltarrow Trailhead LED Flashlight',
    description: 'Lights up a campsite or just the keyhole, with a knurled grip that stays put in wet hands.',
    longDescription:
      'Twist the head of the Trailhead and its beam goes from a wide, even pool to a narrow spot that reaches the far end of a football field. Four brightness levels follow in a fixed order, lowest first, to spare eyes that have adapted to the dark.\n\n' +
      'The aluminum tube is sealed against dust and dunking, and the flat tail lets it stand on a table as a lantern. It charges over USB-C in two hours.',
    category: 'Electronics',
    price: 34.99,
    rating: 4.4,
    reviews: 689,
    inStock: true,
    brand: 'Voltarrow',
    image: '/pictures/14-front.avif',
    images: ['/pictures/14-front.avif', '/pictures/14-closeup.avif', '/pictures/14-scene.avif'],
    features: [
      '5 to 900 lumens in four steps',
      'Beam zooms from flood to spot',
      'Always starts at its dimmest level',
      'Stands on its tail as a lantern',
      'Hexagonal collar keeps it from rolling away',
    ],
    specifications: {
      Output: '900 lumens',
      Reach: '220 yd',
      Battery: 'Built in, 2,600 mAh, USB-C',
      Runtime: '4 hours on high, 160 hours on low',
      Protection: 'IP67',
      Length: '5.6 in',
      Weight: '5.1 oz',
    },
  },
  {
    id: 15,
    name: 'Voltarrow Amber Filament Smart Bulb',
    description:
      'The glow of an old filament lamp, dimmed from an app or the wall, for pennies in electricity.',
    longDescription:
      'Clear glass, a looping amber filament and no visible electronics: the smart part of this bulb hides in the screw base. Dim it down to candlelight or bring it up to read by, from your phone or from an ordinary dimmer.\n\n' +
      'It joins your Wi-Fi directly, without a hub, and goes on working as a normal bulb when the internet is down. Set it to brighten slowly before the alarm, or to turn off once everyone has left the house.',
    category: 'Electronics',
    price: 24.5,
    originalPrice: 32,
    rating: 4.2,
    reviews: 1406,
    inStock: true,
    brand: 'Voltarrow',
    image: '/pictures/15-front.avif',
    images: [
      '/pictures/15-front.avif',
      '/pictures/15-closeup.avif',
      '/pictures/15-side.avif',
      '/pictures/15-scene.avif',
    ],
    features: [
      'Dims smoothly to one percent',
      'No hub required',
      'Works with wall dimmers',
      'Sunrise and away schedules',
    ],
    specifications: {
      Base: 'E26, standard US screw',
      Brightness: '800 lumens, like a 60 W lamp',
      'Color temperature': '1,800 to 2,700 K',
      Power: '7 W',
      Lifetime: '15,000 hours',
      Wireless: 'Wi-Fi, 2.4 GHz',
    },
  },
  {
    id: 16,
    name: 'Voltarrow Ten-Foot Flat-Plug Power Cord',
    description: 'A tangle-free braided extension whose slim head slides behind the sofa without bending.',
    longDescription:
      'Outlets tend to live behind furniture. The head of this cord is barely thicker than a coin and turns sideways, so that the couch can go back against the wall where it belongs.\n\n' +
      'Ten feet of woven sleeve lie flat on the floor and do not kink, and three grounded sockets at the end sit far enough apart for bulky adapters. A hook-and-loop tie keeps the rest in a neat coil.',
    category: 'Electronics',
    price: 21.95,
    rating: 4.5,
    reviews: 274,
    inStock: true,
    brand: 'Voltarrow',
    image: '/pictures/16-front.avif',
    // quirk: no image listed at all
    images: [],
    features: [
      'Flat, rotating plug',
      'Three grounded outlets, widely spaced',
      'Braided sleeve that lies flat',
      'Cable tie included',
    ],
    specifications: {
      Length: '10 ft',
      Rating: '13 A, 125 V, 1,625 W',
      Wire: '16 AWG, three conductors',
      Sleeve: 'Woven polyester, black',
      Use: 'Indoor',
    },
  },
  {
    id: 17,
    name: 'Fennwick Gable Portable Speaker',
    description:
      'Small enough for a windowsill, loud enough for the yard, and unbothered by a splash from the pool.',
    longDescription:
      'The Gable throws sound forward from a conical driver and lets two passive radiators take care of the bass. The result is fuller than its size suggests, and it does not fall apart when you turn it up.\n\n' +
      'It is sealed against water and sand, charges your phone in an emergency, and pairs with a second Gable for real stereo. Sixteen hours of music cover a picnic, the drive home and the dishes.',
    category: 'Electronics',
    price: 94.99,
    originalPrice: 119.99,
    rating: 4.4,
    reviews: 1023,
    inStock: true,
    brand: 'Fennwick',
    image: '/pictures/17-front.avif',
    images: ['/pictures/17-front.avif', '/pictures/17-side.avif', '/pictures/17-scene.avif'],
    features: [
      '16 hours of playback',
      'Sealed against water, dust and sand',
      'Pairs with a second speaker for stereo',
      'USB-C port charges a phone',
      'Hands-free calls',
    ],
    specifications: {
      Output: '20 W',
      Wireless: 'Bluetooth 5.3, 100 ft outdoors',
      Battery: '5,000 mAh, full in 3 hours',
      Protection: 'IP67',
      Size: '6.3 × 5.5 × 5.1 in',
      Weight: '1.6 lb',
    },
  },
  {
    id: 18,
    name: 'Pixelmere Reel 4K Camcorder',
    description:
      'Twenty-times optical zoom and a swing-out screen, for recitals, kickoffs and birthday speeches.',
    longDescription:
      'A phone is fine until the stage is forty rows away. The Reel brings a long, steady zoom, a grip that is comfortable for a whole school play and a microphone that can be pointed at the singer and away from the audience.\n\n' +
      'Recording starts in under a second from standby. Two card slots take over from each other without a gap, and a physical button marks the good moments so that you can find them again.\n\n' +
      'Clips are saved as ordinary files that any computer can open.',
    category: 'Electronics',
    price: 449.95,
    rating: 4,
    reviews: 143,
    inStock: true,
    brand: 'Pixelmere',
    image: '/pictures/18-front.avif',
    images: ['/pictures/18-front.avif', '/pictures/18-closeup.avif', '/pictures/18-scene.avif'],
    features: [
      '20× optical zoom with stabilization',
      'Swing-out touch screen',
      'Relay recording to two cards',
      'Directional zoom microphone',
      'Highlight button',
    ],
    specifications: {
      Video: '4K at 30 or 1080p at 60 frames a second',
      Zoom: '20× optical, 29 to 580 mm equivalent',
      Screen: '3 in touch screen',
      Memory: '2 × SD slots, cards not included',
      Battery: 'About 150 minutes of recording',
      Weight: '15.2 oz',
    },
  },
  {
    id: 19,
    name: 'Nordquill Desk 27 All-in-One Computer',
    description:
      'The whole workstation lives behind a 27-inch screen. One cable to the wall and you are done.',
    longDescription:
      'The Desk 27 puts a quick computer behind a calibrated 1440p display and leaves your desk alone. Speakers, microphones and a camera that tucks away into the frame are built in; keyboard and mouse come in the box.\n\n' +
      'Memory and storage sit behind a door held by two thumbscrews, ready for an upgrade in a few years. The fan moves a lot of air slowly and can hardly be heard in a quiet room.\n\n' +
      'The stand adjusts for height and tilt without tools.',
    category: 'Electronics',
    price: 1149,
    originalPrice: 1249,
    rating: 4.3,
    reviews: 97,
    inStock: true,
    brand: 'Nordquill',
    image: '/pictures/19-front.avif',
    images: [
      '/pictures/19-front.avif',
      '/pictures/19-closeup.avif',
      '/pictures/19-side.avif',
      '/pictures/19-scene.avif',
    ],
    features: [
      '27-inch 1440p display',
      'Memory and storage open to upgrades',
      'Retracting camera',
      'Wireless keyboard and mouse included',
      'Height-adjustable stand',
      'Can serve as a monitor for another computer',
    ],
    specifications: {
      Display: '27 in, 2560 × 1440',
      Processor: '8 cores, up to 4.6 GHz',
      Memory: '16 GB, expandable to 64 GB',
      Storage: '512 GB SSD, one free slot',
      Ports: '4 × USB-A, 2 × USB-C, HDMI in, Ethernet',
      Size: '24.1 × 18.5 × 7.9 in',
      Weight: '17.6 lb',
    },
  },
  {
    id: 20,
    name: 'Marrowgate Coin-Op Arcade Joystick',
    description:
      'A ball-top lever with a proper click in every direction, heavy enough to stay where you put it.',
    longDescription:
      'If you grew up feeding quarters into a cabinet, your wrist will remember this one. The Coin-Op uses the same microswitch lever as full-size machines, under a cherry red ball top and on a base that weighs three pounds.\n\n' +
      'Plug it into a computer, a console adapter or one of the many tiny emulation boxes and it is recognized at once. The underside opens with four screws, and every part within can be ordered and replaced.',
    category: 'Electronics',
    price: 84.9,
    rating: 4.9,
    reviews: 318,
    inStock: true,
    brand: 'Marrowgate',
    image: '/pictures/20-front.avif',
    images: ['/pictures/20-front.avif', '/pictures/20-side.avif', '/pictures/20-scene.avif'],
    features: [
      'Microswitch lever with swappable gate',
      'Four- or eight-way play',
      'Non-slip 3 lb base',
      'No drivers to install',
      'Replaceable parts throughout',
    ],
    specifications: {
      Lever: 'Ball top, 35 mm',
      Connection: 'USB-A, 8 ft cable',
      Compatibility: 'Windows, macOS, Linux, Android TV',
      Base: 'Powder-coated steel, rubber feet',
      Size: '7.1 × 7.1 × 6.3 in',
      Weight: '3.4 lb',
    },
  },
]
