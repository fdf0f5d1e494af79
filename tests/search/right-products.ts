import { EVERYDAY_WORDS } from './everyday-words.ts'

/** A kind of product in the shop: the written ones by id, the generated ones by the noun of their description. */
interface Kind {
  readonly ids: readonly number[]
  readonly noun?: string
  /** The everyday words that a product of the kind satisfies, separated by commas. */
  readonly texts: string
}

export const kinds: readonly Kind[] = [
  { ids: [22], noun: 'jeans', texts: 'trousers, pants, chinos' },
  { ids: [25], noun: 'running shoes', texts: 'sneakers, trainers, tennis shoes, jogging shoes' },
  { ids: [21], noun: 'T-shirt', texts: 'tee, tshirt, top' },
  { ids: [24], noun: 'coat', texts: 'coat, anorak, windbreaker, raincoat, parka' },
  { ids: [23], noun: 'dress', texts: 'gown, frock' },
  { ids: [37], texts: 'shades, sun glasses' },
  { ids: [35, 40], texts: 'purse, handbag' },
  { ids: [36], noun: 'backpack', texts: 'rucksack, school bag' },
  { ids: [6], noun: 'digital watch', texts: 'wristwatch, smart watch' },
  { ids: [6], texts: 'fitness band' },
  { ids: [32, 33, 34], noun: 'cap', texts: 'cap' },
  { ids: [30], noun: 'gloves', texts: 'gloves' },
  { ids: [29], noun: 'scarf', texts: 'scarf' },
  { ids: [31], noun: 'socks', texts: 'socks' },
  { ids: [2], noun: 'mobile phone', texts: 'cell phone, mobile, iphone, smartphone' },
  { ids: [3], noun: 'laptop', texts: 'laptop, notebook computer' },
  { ids: [3, 19], noun: 'laptop', texts: 'computer, pc' },
  { ids: [5], noun: 'television', texts: 'tv' },
  { ids: [1], noun: 'headphones', texts: 'earbuds, earphones, airpods, headset' },
  { ids: [17], texts: 'bluetooth speaker, stereo, boombox' },
  { ids: [13], texts: 'charger' },
  { ids: [8], texts: 'gaming mouse' },
  { ids: [7], noun: 'keyboard', texts: 'keyboard' },
  { ids: [5, 19], noun: 'television', texts: 'screen' },
  { ids: [4], noun: 'camera', texts: 'photo camera, dslr' },
  { ids: [9], texts: 'printer' },
  { ids: [42], texts: 'couch, settee, lamp, light' },
  { ids: [44], noun: 'chair', texts: 'armchair, stool' },
  { ids: [43], texts: 'duvet, sheets' },
  { ids: [46], texts: 'mug, cup, coffee, plates' },
  { ids: [45], noun: 'teapot', texts: 'kettle' },
  { ids: [47, 66], texts: 'frying pan, skillet, saucepan' },
  { ids: [59], texts: 'kitchen knife' },
  { ids: [55, 63], noun: 'alarm clock', texts: 'clock' },
  { ids: [48], noun: 'candle', texts: 'candle' },
  { ids: [41, 61], noun: 'potted plant', texts: 'houseplant' },
  { ids: [], noun: 'bicycle', texts: 'bike' },
  { ids: [], noun: 'soccer ball', texts: 'football, soccer ball' },
  { ids: [], noun: 'tennis racket', texts: 'tennis racket' },

  { ids: [], noun: 'skateboard', texts: 'skateboard' },
  { ids: [], noun: 'recipes in the margins', texts: 'cookbook, recipes' },
  { ids: [], noun: 'made for curious children', texts: 'kids book' },
  { ids: [81], noun: 'gifts', texts: 'gift for dad, gift for mom' },
]

export const toList = (texts: string) => texts.split(', ')

/** Things that the shop does not sell: no product is right. */
const notSold = toList(
  'yoga pants, leggings, jumper, sweater, pullover, hoodie, sweatshirt, blouse, blazer, skirt, beanie, belt, swimsuit, necklace, billfold, phone case, ipad, power bank, portable battery, usb cable, monitor, webcam, game console, drone, router, hard drive, desk, nightstand, bookcase, desk light, fairy lights, rug, carpet, cushion, pillow, blanket, throw, drapes, towel, thermos, flask, coffee machine, espresso maker, cutlery, mixer, blender, hoover, vacuum, flower pot, hose, spade, bbq, dumbbells, weights, gym mat, exercise mat, resistance bands, jump rope, bike helmet, water bottle, tent, sleeping bag, novel, thriller, sci-fi, programming book, biography',
)

interface Wanted {
  readonly text: string
  /** Null where the shop sells nothing of the kind. */
  readonly isRight: ((product: { readonly id: number; readonly description: string }) => boolean) | null
}

/** Every everyday word with the products that satisfy it. */
export const wanted: readonly Wanted[] = EVERYDAY_WORDS.map(([text]) => {
  const kind = kinds.find(({ texts }) => toList(texts).includes(text))
  if (!kind && !notSold.includes(text)) throw new Error(`Nobody has said which products “${text}” means`)
  return {
    text,
    isRight: kind
      ? ({ id, description }) =>
          kind.ids.includes(id) || (id > 85 && kind.noun !== undefined && description.includes(kind.noun))
      : null,
  }
})
