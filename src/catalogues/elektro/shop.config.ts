import type { CartScope, HomeSection, ShopConfig, ShopParts } from '#shop.types.ts'

export const cartScope: CartScope = 'device'

export const home: readonly HomeSection[] = [
  { kind: 'row', title: 'Im Angebot', query: 'sale' },
  { kind: 'hero' },
  { kind: 'row', title: 'Neu', query: 'newest' },
  { kind: 'tiles', title: 'Wonach suchen Sie?', tiles: [{ category: 'Audio' }, { category: 'Foto' }, { category: 'Telefone', picture: '/pictures/telefon-2.avif' }] },
  { kind: 'row', title: 'Zubehör für Fotos', query: { category: 'Foto > Zubehör' } },
  { kind: 'row', title: 'Unsere Auswahl', query: { ids: [1, 41, 11] } },
  { kind: 'products' },
  { kind: 'text', title: 'Geprüft in Bremen', text: 'Jedes Gerät läuft bei uns **48 Stunden**, bevor es verschickt wird.\n\n- Messprotokoll liegt bei\n- [So verschicken wir](/versand)', picture: '/pictures/kamera-1.avif', alt: 'Eine Kamera auf dem Prüfstand', side: 'end', link: { label: 'Über uns', to: '/ueber-uns' } },
  { kind: 'newsletter', title: 'Werkstattbrief', text: 'Viermal im Jahr, was wir repariert haben.' },
  { kind: 'contact' },
  { kind: 'meeting' },
]

export const parts: Partial<ShopParts> = { reviews: false, newsletter: false, lab: false, signIn: false }

export const shop = {
  catalogue: 'elektro',
  name: 'Voltkontor',
  tagline: 'Technik, die sich reparieren lässt.',
  siteUrl: 'https://voltkontor.example.org',
  languages: ['de', 'en'],
  hero: {
    title: 'Technik, die sich reparieren lässt.',
    lead: 'Audio, Foto und Telefone aus kleinen Serien.',
    promises: ['Ersatzteile für zehn Jahre'],
    figures: [],
  },
  checkout: { kind: 'email', address: 'bestellung@voltkontor.example.org', terms: '/agb', pickup: 'Langenstraße 3, Bremen' },
  prices: { tax: 'inkl. MwSt.', shipping: '/versand#kosten' },
  shipping: {
    by: 'weight',
    zones: [
      { countries: ['DE'], steps: [{ from: 0, cost: 4.9 }, { from: 500, cost: 6.9 }] },
      { countries: ['AT', 'CH'], steps: [{ from: 0, cost: 12 }] },
    ],
  },
} as const satisfies ShopConfig
