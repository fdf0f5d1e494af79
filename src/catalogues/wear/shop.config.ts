import type { CartScope, ShopConfig } from '#shop.types.ts'

export const cartScope: CartScope = 'device'

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
} as const satisfies ShopConfig
