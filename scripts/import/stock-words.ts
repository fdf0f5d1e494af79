import { headerKey } from './columns.ts'

/** What owners write into the column of the stock in the languages that the shop has texts for, apart from a number. */
export const stockWords = {
  in: {
    en: ['in', 'yes', 'true', 'in stock', 'available'],
    de: ['ja', 'auf Lager', 'lagernd', 'vorrätig', 'verfügbar', 'lieferbar'],
    es: ['sí', 'en stock', 'disponible', 'en existencias'],
    fr: ['oui', 'en stock', 'disponible'],
    ja: ['あり', '有', '有り', '在庫あり', '在庫有', '在庫有り', '販売中'],
    ar: ['نعم', 'متوفر', 'متاح'],
  },
  out: {
    en: ['out', 'no', 'false', 'out of stock', 'sold out', 'unavailable', 'not available'],
    de: ['nein', 'ausverkauft', 'nicht auf Lager', 'nicht vorrätig', 'nicht verfügbar', 'nicht lieferbar'],
    es: ['no', 'agotado', 'sin stock', 'no disponible', 'sin existencias'],
    fr: ['non', 'épuisé', 'rupture', 'rupture de stock', 'en rupture', 'en rupture de stock', 'indisponible'],
    ja: ['なし', '無', '無し', '在庫なし', '在庫無し', '売り切れ', '売切れ', '売切', '品切れ', '完売'],
    ar: ['لا', 'غير متوفر', 'غير متاح', 'نفد', 'نفدت الكمية', 'نفد المخزون'],
  },
  preorder: {
    en: ['preorder', 'pre-order'],
    de: ['Vorbestellung', 'vorbestellbar'],
    es: ['preventa', 'reserva'],
    fr: ['précommande'],
    ja: ['予約', '予約受付中', '予約販売'],
    ar: ['طلب مسبق'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

const byWord = new Map<string, keyof typeof stockWords>(
  (['in', 'out', 'preorder'] as const).flatMap((stock) =>
    Object.values<readonly string[]>(stockWords[stock]).flatMap((words) =>
      words.map((word) => [headerKey(word), stock] as const),
    ),
  ),
)

/** Capitals, accents and marks do not count. Undefined for any other text. */
export const stockOfWord = (text: string): keyof typeof stockWords | undefined => byWord.get(headerKey(text))
