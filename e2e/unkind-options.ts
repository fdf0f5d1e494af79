import type { RawProduct } from '../src/catalogue/import/raw-product.ts'

const word = 'W'.repeat(100)
const sentence =
  'A value that an owner has written as a whole sentence, which goes on to the very last letter here, y'
const other =
  'Another sentence that differs only in its last letters, so that it must be readable to its end, for x'

const range = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** Near the light paper, the dark one, and each other. */
const faint = ['#ffffff', '#fefefe', '#faf7f2', '#000000', '#0a0a0a', '#1c1917', '#808080', '#7f7f7f']

const spans = [range(16), range(16), range(8)] as const

/** Products whose options a shop must bear: as long, as many and as alike as a record allows. */
export const unkindProducts: readonly RawProduct[] = [
  {
    id: 11,
    name: `Longest ${word}`,
    category: 'Cups',
    price: 12,
    options: [
      { name: word, values: [word, word.toLowerCase()] },
      { name: 'Sentence', values: [sentence.slice(0, 100), other.slice(0, 100)] },
    ],
    variants: [
      { values: [word, ''] },
      { values: [word.toLowerCase(), sentence.slice(0, 100)], price: 9_999_999.99 },
    ],
  },
  {
    id: 12,
    name: 'Sixty shades',
    category: 'Cups',
    price: 12,
    options: [
      {
        name: 'Shade',
        values: range(60).map((at) => ({
          name: `Shade ${at}`,
          color: faint[at % faint.length] ?? '#fff',
        })),
      },
    ],
    variants: range(60).map((at) => ({ values: [`Shade ${at}`], ...(at % 7 === 0 && { stock: 'out' }) })),
  },
  {
    id: 13,
    name: 'Two thousand variants',
    category: 'Cups',
    price: 12,
    rating: 4.6,
    reviews: 12_800,
    options: spans.map((values, at) => ({ name: `Part ${at + 1}`, values: values.map(String) })),
    variants: spans[0].flatMap((first) =>
      spans[1].flatMap((second) =>
        spans[2].map((third) => ({
          values: [String(first), String(second), String(third)],
          price: (100 * first + 10 * second + third) / 100,
          ...((first + second + third) % 3 === 0 && { stock: 0 }),
        })),
      ),
    ),
  },
  {
    id: 14,
    name: 'كوب 湯呑み 🍵',
    category: 'Cups',
    price: 12,
    options: [
      { name: 'اللون', values: ['أزرق', 'أحمر داكن'] },
      { name: '大きさ', values: ['小さい湯呑み', '大きい湯呑み'] },
      { name: '🎁', values: ['🧦🎧', '👩‍👩‍👧‍👦', '🇯🇵'] },
    ],
  },
  {
    id: 15,
    name: 'Equal words',
    category: 'Cups',
    price: 12,
    options: [{ name: 'Size', values: ['s', 'S', 'ｓ', 'Ś'] }],
    variants: [
      { values: ['s'], price: 1 },
      { values: ['S'], price: 2 },
      { values: ['ｓ'], price: 3 },
      { values: ['Ś'], price: 4 },
    ],
  },
]
