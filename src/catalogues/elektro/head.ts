import type { RawHead } from '#catalogue/import/raw-head.ts'

export const head: RawHead = {
  name: 'Voltkontor',
  locale: 'de-DE',
  currency: 'EUR',
  addresses: 'slug',
  categories: [
    { label: 'Audio', labels: { en: 'Audio' }, picture: '/pictures/kopfhoerer-1.avif', text: 'Kopfhörer, Lautsprecher und alles, was dazwischen steckt.\n\nAlles probegehört.', texts: { en: 'Headphones, loudspeakers and all between them.' } },
    { label: 'Kopfhörer', labels: { en: 'Headphones' }, parent: 'Audio' },
    { label: 'Lautsprecher', labels: { en: 'Loudspeakers' }, parent: 'Audio' },
    { label: 'Zubehör', labels: { en: 'Accessories' }, parent: 'Audio', text: 'Kabel, Polster und Taschen für den guten Ton.', texts: { en: 'Cables, pads and cases for sound.' } },
    { label: 'Foto', labels: { en: 'Photo' }, picture: '/pictures/objektiv-1.avif' },
    { label: 'Kameras', labels: { en: 'Cameras' }, parent: 'Foto' },
    { label: 'Objektive', labels: { en: 'Lenses' }, parent: 'Foto' },
    { label: 'Zubehör', labels: { en: 'Accessories' }, parent: 'Foto', text: 'Filter, Gurte und Akkus für unterwegs.', texts: { en: 'Filters, straps and batteries.' } },
    { label: 'Telefone', labels: { en: 'Phones' }, picture: '/pictures/telefon-1.avif' },
    { label: 'Gebraucht & geprüft', labels: { en: 'Used & checked' } },
  ],
}
