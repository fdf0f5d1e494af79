/*
 * What Google’s columns of variants are called in a shop: its feed has no names for them.
 */

const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { color: 'Colour', size: 'Size', material: 'Material', pattern: 'Pattern' },
  de: { color: 'Farbe', size: 'Größe', material: 'Material', pattern: 'Muster' },
  fr: { color: 'Couleur', size: 'Taille', material: 'Matière', pattern: 'Motif' },
  es: { color: 'Color', size: 'Talla', material: 'Material', pattern: 'Estampado' },
  ja: { color: 'カラー', size: 'サイズ', material: '素材', pattern: '柄' },
  ar: { color: 'اللون', size: 'المقاس', material: 'الخامة', pattern: 'النقش' },
}

/** The name of an option in the language of a locale; English for a language that is not here. */
export function optionName(column: 'color' | 'size' | 'material' | 'pattern', locale: string): string {
  if (locale === 'en-US' && column === 'color') return 'Color'
  const language = locale.split('-', 1)[0] ?? ''
  return (Object.hasOwn(names, language) ? names[language] : names['en'])?.[column] ?? column
}
