/** A product that rises out of the parcel. Lengths are px of the finished picture. */
export interface Good {
  readonly drawing: string
  /** Its centre. */
  readonly x: number
  readonly y: number
  /** Its longer side. */
  readonly length: number
  /** Degrees clockwise. */
  readonly turn: number
}

export interface HeroLayout {
  readonly width: number
  readonly height: number
  /** Position and width of the parcel's field (1000 by 700). */
  readonly parcel: { readonly x: number; readonly y: number; readonly scale: number }
  /** From back to front; all between the inside and the front of the parcel. */
  readonly goods: readonly Good[]
  /** Scraps of paper and tape in the air: centre, length, turn, and index of the colour. */
  readonly scraps: readonly (readonly [x: number, y: number, length: number, turn: number, colour: number])[]
}

const good = (drawing: string, x: number, y: number, length: number, turn: number): Good => ({
  drawing,
  x,
  y,
  length,
  turn,
})

export const wide: HeroLayout = {
  width: 1600,
  height: 1000,
  parcel: { x: 315, y: 322, scale: 0.97 },
  goods: [
    good('light-bulb', 248, 205, 150, -24),
    good('billed-cap', 1352, 205, 190, 14),
    good('headphone', 505, 200, 270, -17),
    good('handbag', 1075, 205, 250, 13),
    good('potted-plant', 815, 165, 300, 2),
    good('watch', 325, 405, 225, -24),
    good('alarm-clock', 1290, 405, 215, 18),
    good('guitar', 657, 395, 370, -44),
    good('books', 985, 385, 240, 8),
    good('running-shoe', 452, 545, 300, -62),
    good('soccer-ball', 1140, 535, 205, 0),
    good('camera', 815, 440, 265, -7),
    good('video-game', 640, 600, 250, -18),
    good('teapot', 975, 605, 245, 10),
    good('yarn', 800, 625, 215, 24),
  ],
  scraps: [
    [150, 380, 34, 30, 0],
    [385, 75, 30, -50, 1],
    [690, 60, 26, 15, 0],
    [940, 70, 30, 60, 2],
    [1230, 95, 34, -20, 0],
    [1450, 330, 28, 50, 1],
    [1420, 520, 30, -35, 0],
    [205, 545, 26, -65, 2],
  ],
}

export const tall: HeroLayout = {
  width: 720,
  height: 720,
  parcel: { x: 78, y: 316, scale: 0.57 },
  goods: [
    good('headphone', 178, 150, 185, -17),
    good('handbag', 550, 160, 172, 13),
    good('potted-plant', 372, 122, 215, 2),
    good('watch', 84, 305, 145, -24),
    good('alarm-clock', 640, 315, 142, 18),
    good('guitar', 275, 292, 250, -44),
    good('books', 492, 300, 172, 8),
    good('running-shoe', 150, 432, 200, -62),
    good('soccer-ball', 572, 428, 145, 0),
    good('camera', 380, 325, 190, -7),
    good('video-game', 262, 470, 172, -18),
    good('teapot', 470, 474, 168, 10),
    good('yarn', 362, 486, 148, 24),
  ],
  scraps: [
    [62, 190, 24, 30, 0],
    [268, 62, 22, -50, 1],
    [458, 48, 22, 60, 2],
    [660, 90, 24, -20, 0],
    [36, 420, 20, -65, 2],
    [688, 205, 20, 50, 1],
    [676, 440, 22, -35, 0],
  ],
}
