import type { CartScope, HomeSection, ShopConfig, ShopParts } from '#shop.types.ts'

export const cartScope: CartScope = 'device'

export const home: readonly HomeSection[] = [{ kind: 'hero' }, { kind: 'products' }, { kind: 'contact' }]

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
    promises: ['Versandkostenfrei ab 80 €', 'Reparatur statt Neukauf', '30 Tage Rückgabe'],
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
