/**
 * How a thing is photographed. `standing`: on the studio floor. `lying`: from above, on a flat surface.
 * `floating`: held in the air over the floor.
 */
export type Pose = 'standing' | 'lying' | 'floating'

export interface Stance {
  readonly pose: Pose
  /** Degrees clockwise from the drawing, so that soles are on the floor. */
  readonly turn: number
  /** The centre of a close-up, as fractions of the thing's width and height. */
  readonly focus: readonly [number, number]
}

const listOf = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/))

const lying = listOf(`
  watch keyboard computer-mouse video-game flashlight electric-plug t-shirt jeans dress coat scarf gloves socks
  necktie hot-beverage cooking broom soap mirror hammer carpentry-saw kitchen-knife bouquet framed-picture
  shallow-pan-of-food artist-palette guitar yarn wrench scissors tennis badminton skateboard diving-mask scroll
  open-book stopwatch puzzle-piece ribbon fallen-leaf magic-wand compass cookie rose cherry-blossom sponge
  hibiscus hair-pick nut-and-bolt carrot sunflower paintbrush safety-pin page-facing-up kite skis
`)

const floating = listOf(`
  musical-notes bell high-voltage globe-showing-europe-africa musical-score alien-monster sun sparkles snowflake
  droplet crescent-moon bubbles cloud-with-rain check-mark-button light-bulb umbrella flying-disc shield
  speaker-high-volume
`)

const turns: Readonly<Record<string, number>> = {
  'running-shoe': -43,
}

/** Things whose centre shows no detail: a corner or an edge instead. */
const focuses: Readonly<Record<string, readonly [number, number]>> = {
  keyboard: [0.5, 0.5],
  'clutch-bag': [0.38, 0.36],
  'framed-picture': [0.38, 0.62],
  'green-book': [0.4, 0.68],
  'blue-book': [0.4, 0.68],
  'orange-book': [0.4, 0.68],
  'closed-book': [0.4, 0.68],
  notebook: [0.58, 0.36],
  'notebook-with-decorative-cover': [0.42, 0.66],
}

/** A thing is upright as drawn unless it is listed otherwise. */
export function stanceOf(drawing: string): Stance {
  return {
    pose: lying.has(drawing) ? 'lying' : floating.has(drawing) ? 'floating' : 'standing',
    turn: turns[drawing] ?? 0,
    focus: focuses[drawing] ?? [0.5, 0.42],
  }
}
