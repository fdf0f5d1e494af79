/** What the tests know of a product that has a page. */
interface ProductFacts {
  readonly id: number
  readonly name: string
  readonly path: string
  /** As its page shows it. */
  readonly price: string
}

interface CategoryFacts {
  readonly label: string
  /** As the shop writes it in addresses. */
  readonly query: string
  /** Another form of it that addresses may have. */
  readonly slug: string
  /** The accessible name of its button. */
  readonly button: RegExp
  /** Number of products. */
  readonly count: number
}

/** What the browser tests know of the shop under test. Tests that need more of one shop have the tag `@demo`. */
interface ShopFacts {
  readonly name: string
  /** Its currency's symbol, before the number. */
  readonly currency: string
  readonly email: string
  /** A line of its address. */
  readonly street: string
  /** Number of all products. */
  readonly total: number
  /** The address of a product. */
  readonly productAddress: RegExp
  /** A time of day with seconds, as the messages have it. */
  readonly clockTime: RegExp
  readonly first: ProductFacts
  /** Words of the first product's description. */
  readonly description: string
  readonly second: ProductFacts
  readonly third: ProductFacts
  /** The path of a product with a long name. */
  readonly longName: string
  /** The first category of the catalogue. */
  readonly firstCategory: string
  /** Two categories of the first line, and one with a blank in its label, at any level. */
  readonly category: CategoryFacts
  readonly otherCategory: CategoryFacts
  readonly spacedCategory: CategoryFacts
  /** One of the first line, whose label addresses encode where there is such a one. */
  readonly encodedCategory: CategoryFacts
  /** A day and a time for a meeting, as the booking form names them. */
  readonly meeting: { readonly day: string; readonly time: RegExp }
  /** A search that finds several products, and one that finds some in `category`. */
  readonly some: string
  readonly inCategory: string
  /** A search that finds a few products, two at least, and none in `absentFrom`. */
  readonly few: { readonly search: string; readonly misspelt: string; readonly absentFrom: CategoryFacts }
  /** A word of shoppers, and the word of the catalogue that is offered for it. */
  readonly synonym: { readonly typed: string; readonly offered: string }
  /** The first step of the price filter. */
  readonly cheap: { readonly label: string; readonly max: string }
  /** A category and a price in plain words, and the address that is offered for it. */
  readonly plainWords: {
    readonly typed: string
    readonly query: string
    readonly category: string
    /** The offer, and its accessible name, which ends with the number of products. */
    readonly label: string
    readonly offer: RegExp
    readonly address: string
  }
}

const category = (label: string, count: number, slug = label.toLowerCase()): CategoryFacts => ({
  label,
  query: new URLSearchParams({ category: label }).toString(),
  slug,
  button: new RegExp(`^${label}(?:, |$)`),
  count,
})

const product = (id: number, name: string, price: string, slug = String(id)): ProductFacts => ({
  id,
  name,
  path: `/product/${slug}`,
  price,
})

const books = category('Books', 23)
const homeAndGarden = category('Home & Garden', 53, 'home-garden')
const tea = category('Tea', 25)
const teaware = category('Teaware', 15)

const shops: Readonly<Record<string, ShopFacts>> = {
  demo: {
    name: 'Brooklyn Parcel',
    currency: '$',
    email: 'hello@brooklyn-parcel.example.com',
    street: '88 Carton Street, Floor 3',
    total: 195,
    productAddress: /\/product\/\d+$/,
    clockTime: /\d+:\d\d:\d\d [AP]M/,
    first: product(1, 'Fennwick Drift Over-Ear Headphones', '$189.99'),
    description: 'was tuned by people who commute',
    second: product(2, 'Nordquill Ember 6 Smartphone, 128 GB', '$649.00'),
    third: product(7, 'Keyhollow Tenor Mechanical Keyboard', '$119.99'),
    longName: '/product/12',
    firstCategory: 'Electronics',
    category: category('Fashion', 43),
    otherCategory: books,
    spacedCategory: homeAndGarden,
    encodedCategory: homeAndGarden,
    meeting: { day: 'Tuesday, November 24, 2026', time: /^11:00 AM/ },
    some: 'lamp',
    inCategory: 'jeans',
    few: { search: 'headphones', misspelt: 'hedphones', absentFrom: books },
    cheap: { label: 'Under $25', max: '24.99' },
    synonym: { typed: 'trousers', offered: 'jeans' },
    plainWords: {
      typed: 'fashion under $50',
      query: 'search=fashion+under+%2450',
      category: 'Fashion',
      label: 'Fashion, under $50',
      offer: /^Fashion, under \$50 \d/,
      address: '/products?category=Fashion&max=49.99',
    },
  },
  tea: {
    name: 'Parcel & Leaf',
    currency: '€',
    email: 'hello@parcel-and-leaf.example.com',
    street: '12 Chimney Lane',
    total: 40,
    productAddress: /\/product\/[^/]+-\d+$/,
    clockTime: /\d\d:\d\d:\d\d/,
    first: product(1001, 'Dublin Breakfast', '€6.50', 'dublin-breakfast-1001'),
    description: 'malty blend of Assam and Kenya',
    second: product(1008, 'Irish Evening Decaf', '€7.20', 'irish-evening-decaf-1008'),
    third: product(1057, 'Sencha of the Valley', '€9.90', 'sencha-of-the-valley-1057'),
    longName: '/product/dragon-well-before-the-rain-1071',
    firstCategory: 'Tea',
    category: tea,
    otherCategory: teaware,
    spacedCategory: category('Green tea', 8, 'green'),
    encodedCategory: teaware,
    meeting: { day: 'Tuesday 24 November 2026', time: /^11:00/ },
    some: 'matcha',
    inCategory: 'mint',
    few: { search: 'enamel', misspelt: 'enamle', absentFrom: tea },
    cheap: { label: 'Under €10', max: '9.99' },
    synonym: { typed: 'infuser', offered: 'strainer' },
    plainWords: {
      typed: 'teaware under €20',
      query: 'search=teaware+under+%E2%82%AC20',
      category: 'Teaware',
      label: 'Teaware, under €20',
      offer: /^Teaware, under €20 \d/,
      address: '/products?category=Teaware&max=19.99',
    },
  },
}

const chosen = process.env['SHOP'] || 'demo'

function factsOf(name: string): ShopFacts {
  const facts = shops[name]
  if (!facts) throw new Error(`The browser tests know nothing of the shop “${name}”: add it to e2e/shop.ts.`)
  return facts
}

/** The shop under test: the one that `SHOP` names, Brooklyn Parcel without it. */
export const shop = factsOf(chosen)

/** What a test of the tea shop's own build knows. */
export const teaShop = factsOf('tea')

/** True for Brooklyn Parcel, which alone has testimonials, ratings and generated catalogues. */
export const isDemo = chosen === 'demo'
