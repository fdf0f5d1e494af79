import type { RawHead } from '#catalogue/import/raw-head.ts'

/** A clothes shop in Leipzig: German, euros, colors and sizes with their own stock, no ratings. */
export const head: RawHead = {
  name: 'Fadenlauf',
  locale: 'de-DE',
  currency: 'EUR',
  currencyWords: ['Euro', 'Eur'],
  addresses: 'slug',
  sorts: ['name', 'price-up', 'price-down', 'saving'],
  categories: [
    { label: 'Damen', picture: '/pictures/leinenkleid-juna-sal.avif' },
    { label: 'Kleider', parent: 'Damen' },
    { label: 'Blusen', parent: 'Damen' },
    { label: 'Röcke', parent: 'Damen' },
    { label: 'Damenhosen', slug: 'damenhosen', parent: 'Damen' },
    { label: 'Strick', parent: 'Damen' },
    { label: 'Herren', picture: '/pictures/leinenhemd-emil-sal.avif' },
    { label: 'Hemden', parent: 'Herren' },
    { label: 'Herrenhosen', slug: 'herrenhosen', parent: 'Herren' },
    { label: 'Pullover', parent: 'Herren' },
    { label: 'Für alle', slug: 'fuer-alle', picture: '/pictures/t-shirt-max-mar.avif' },
    { label: 'Shirts', parent: 'Für alle' },
    { label: 'Jacken', parent: 'Für alle' },
    { label: 'Mäntel', parent: 'Für alle' },
    { label: 'Accessoires', picture: '/pictures/schal-frieda-sen.avif' },
    { label: 'Schals und Mützen', slug: 'schals-und-muetzen', parent: 'Accessoires' },
    { label: 'Taschen und Gürtel', slug: 'taschen-und-guertel', parent: 'Accessoires' },
    { label: 'Socken', parent: 'Accessoires' },
  ],
}
