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

/** What the browser tests know of Brooklyn Parcel. */
export const shop = {
  name: 'Brooklyn Parcel',
  /** Its currency's symbol, before the number. */
  currency: '$',
  email: 'hello@brooklyn-parcel.example.com',
  /** A line of its address. */
  street: '88 Carton Street, Floor 3',
  /** Number of all products. */
  total: 195,
  /** The address of a product. */
  productAddress: /\/product\/\d+$/,
  /** A time of day with seconds, as the messages have it. */
  clockTime: /\d+:\d\d:\d\d [AP]M/,
  first: product(1, 'Fennwick Drift Over-Ear Headphones', '$189.99'),
  /** Words of the first product's description. */
  description: 'was tuned by people who commute',
  second: product(2, 'Nordquill Ember 6 Smartphone, 128 GB', '$649.00'),
  third: product(7, 'Keyhollow Tenor Mechanical Keyboard', '$119.99'),
  /** The path of a product with a long name. */
  longName: '/product/12',
  /** The first category of the catalogue. */
  firstCategory: 'Electronics',
  /** Two categories of the first line, and one with a blank in its label, at any level. */
  category: category('Fashion', 43),
  otherCategory: books,
  spacedCategory: homeAndGarden,
  /** One of the first line, whose label addresses encode where there is such a one. */
  encodedCategory: homeAndGarden,
  /** A day and a time for a meeting, as the booking form names them. */
  meeting: { day: 'Tuesday, November 24, 2026', time: /^11:00 AM/ },
  /** A search that finds several products, and one that finds some in `category`. */
  some: 'lamp',
  inCategory: 'jeans',
  /** A search that finds a few products, two at least, and none in `absentFrom`. */
  few: { search: 'headphones', misspelt: 'hedphones', absentFrom: books },
  /** The first step of the price filter. */
  cheap: { label: 'Under $25', max: '24.99' },
  /** A word of shoppers, and the word of the catalogue that is offered for it. */
  synonym: { typed: 'trousers', offered: 'jeans' },
  /** A category and a price in plain words, and the address that is offered for it. */
  plainWords: {
    typed: 'fashion under $50',
    query: 'search=fashion+under+%2450',
    category: 'Fashion',
    label: 'Fashion, under $50',
    offer: /^Fashion, under \$50 \d/,
    address: '/products?category=Fashion&max=49.99',
  },
}

/** The tea shop under a path. */
export const teaShop = {
  name: 'Parcel & Leaf',
  total: 40,
  productAddress: /\/product\/[^/]+-\d+$/,
  first: product(1001, 'Dublin Breakfast', '€6.50', 'dublin-breakfast-1001'),
  second: product(1008, 'Irish Evening Decaf', '€7.20', 'irish-evening-decaf-1008'),
  third: product(1057, 'Sencha of the Valley', '€9.90', 'sencha-of-the-valley-1057'),
  otherCategory: category('Teaware', 15),
  few: { search: 'enamel', misspelt: 'enamle' },
}
