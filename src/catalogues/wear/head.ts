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
    {
      label: 'Damen',
      picture: '/pictures/leinenkleid-juna-sal.avif',
      text: 'Kleider, Blusen und Strick aus Naturfasern, geschnitten für Größe 36 bis 44. Alle Modelle passen zueinander, von Leinen im Sommer bis Wolle im Winter.',
    },
    {
      label: 'Kleider',
      parent: 'Damen',
      text: 'Vier Schnitte, vom leichten Leinenkleid bis zum Strickkleid.\n\nAlle haben Taschen und lassen sich bei 30 °C waschen.',
    },
    { label: 'Blusen', parent: 'Damen' },
    { label: 'Röcke', parent: 'Damen' },
    { label: 'Hosen', parent: 'Damen' },
    { label: 'Strick', parent: 'Damen' },
    {
      label: 'Herren',
      picture: '/pictures/leinenhemd-emil-sal.avif',
      text: 'Hemden, Hosen und Pullover für jeden Tag, in S bis XXL.',
    },
    { label: 'Hemden', parent: 'Herren' },
    { label: 'Hosen', parent: 'Herren' },
    { label: 'Pullover', parent: 'Herren' },
    { label: 'Für alle', picture: '/pictures/t-shirt-max-mar.avif' },
    { label: 'Shirts', parent: 'Für alle' },
    { label: 'Jacken', parent: 'Für alle' },
    { label: 'Mäntel', parent: 'Für alle' },
    { label: 'Accessoires', picture: '/pictures/schal-frieda-sen.avif' },
    { label: 'Schals und Mützen', parent: 'Accessoires' },
    { label: 'Taschen und Gürtel', parent: 'Accessoires' },
    { label: 'Socken', parent: 'Accessoires' },
  ],
}
