/** One of the goods that rise out of the parcel. Lengths are pixels of the finished picture. */
export interface Good {
  readonly drawing: string
  /** Its middle. */
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
  /** Where the parcel's field (1000 by 700) lies, and how large. */
  readonly parcel: { readonly x: number; readonly y: number; readonly scale: number }
  /** From the back to the front; all of them before the inside and behind the front of the parcel. */
  readonly goods: readonly Good[]
  /** Scraps of paper and tape in the air: middle, length, turn, and which of the colours. */
  readonly scraps: readonly (readonly [x: number, y: number, length: number, turn: number, colour: number])[]
}

const good = (drawing: string, x: number, y: number, length: number, turn: number): Good => ({ drawing, x, y, length, turn })

export const wide: HeroLayout = {
  width: 1600,
  height: 1000,
  parcel: { x: 315, y: 322, scale: 0.97 },
  goods: [
    good('light-bulb', 248, 205, 150, -24),
    good('billed-cap', 1352, 205, 190, 14),
    good('headphone', 515, 200, 270, -17),
    good('handbag', 1075, 205, 250, 13),
    good('potted-plant', 815, 165, 300, 2),
    good('watch', 325, 405, 225, -24),
    good('alarm-clock', 1290, 405, 215, 18),
    good('guitar', 650, 395, 370, -44),
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
    [430, 90, 30, -50, 1],
    [690, 60, 26, 15, 0],
    [940, 70, 30, 60, 2],
    [1230, 95, 34, -20, 0],
    [1450, 330, 28, 50, 1],
    [1420, 520, 30, -35, 0],
    [205, 545, 26, -65, 2],
  ],
}
