import type { CartScope, HomeSection, ShopConfig, ShopParts } from '#shop.types.ts'

export const cartScope: CartScope = 'device'

export const home: readonly HomeSection[] = [
  { kind: 'hero' },
  {
    kind: 'tiles',
    title: 'Für wen suchen Sie?',
    tiles: [
      { category: 'Damen' },
      { category: 'Herren' },
      { category: 'Für alle' },
      { category: 'Accessoires' },
    ],
  },
  { kind: 'row', title: 'Für kühle Tage', query: { ids: [129, 113, 102, 125, 130, 131, 128, 136] } },
  {
    kind: 'text',
    title: 'Lieber geflickt als neu',
    text: `Aufgegangene Nähte und fehlende Knöpfe richten wir zwei Jahre lang kostenlos. Danach sagen wir vorher, was es kostet, und meist lohnt es sich.

- Bringen Sie das Stück in den Laden, oder schicken Sie es uns.
- In der Regel ist es nach **zwei Wochen** zurück.
- Was wir nicht retten können, sagen wir ehrlich.`,
    picture: '/pictures/reparatur.avif',
    link: { label: 'Über uns', to: '/ueber-uns' },
  },
  { kind: 'row', title: 'Reduziert', query: 'sale' },
  { kind: 'products' },
  {
    kind: 'text',
    title: 'Fünf Werkstätten, die wir kennen',
    text: `Leinen aus Portugal, Wolle aus Sachsen, Denim aus Polen: Jedes Jahr besuchen wir alle, die für uns nähen und stricken. Auf jeder Produktseite steht, wo ein Stück entstanden ist und woraus es besteht.`,
    picture: '/pictures/werkstatt.avif',
    side: 'end',
    link: { label: 'Strick aus Sachsen ansehen', to: '/products?category=Strick' },
  },
  { kind: 'contact' },
]

/** Without what needs ratings or a list of addresses. */
export const parts: Partial<ShopParts> = { reviews: false, newsletter: false, lab: false, signIn: false }

export const shop = {
  catalogue: 'wear',
  name: 'Fadenlauf',
  tagline: 'Kleidung, die bleibt.',
  siteUrl: 'https://fadenlauf.example.com',
  hero: {
    title: 'Kleidung, die bleibt.',
    lead: 'Leinen, Wolle und Baumwolle aus kleinen Werkstätten, in Leipzig ausgesucht und repariert.',
    promises: ['Versandkostenfrei ab 80 €', 'Reparatur statt Neukauf', '30 Tage Rückgaberecht'],
    figures: [
      { value: '36', label: 'Modelle' },
      { value: '12', label: 'Farben' },
      { value: '5', label: 'Werkstätten' },
    ],
  },
  checkout: {
    kind: 'email',
    address: 'hallo@fadenlauf.example.com',
    terms: '/agb',
    pickup: 'Laden, Spinnereigasse 7, Leipzig',
  },
  prices: { tax: 'inkl. MwSt.', shipping: '/versand' },
  shipping: {
    by: 'sum',
    zones: [
      {
        countries: ['DE'],
        steps: [
          { from: 0, cost: 4.9 },
          { from: 80, cost: 0 },
        ],
      },
      { countries: ['AT'], steps: [{ from: 0, cost: 8.9 }] },
      { countries: ['CH'], steps: [{ from: 0, cost: 14.9 }] },
    ],
    showsFreeShipping: true,
  },
} as const satisfies ShopConfig
