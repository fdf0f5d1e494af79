import type { Canvas, Rgb } from './canvas.ts'

/** Light or shade at a point of the picture, both coordinates from 0 to 1; see `lit` for the scale. */
type Light = (x: number, y: number) => number

const ease = (from: number, to: number, at: number): number => {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)))
  return t * t * t * (t * (t * 6 - 15) + 10)
}

const glow = (x: number, y: number, centreX: number, centreY: number, radius: number): number =>
  Math.exp(-((x - centreX) ** 2 + (y - centreY) ** 2) / (radius * radius))

const vignette: Light = (x, y) => ease(0.35, 1.05, Math.hypot(x - 0.48, y - 0.46) * 1.45)

/** A paper sweep: wall above, floor below, a soft cove between them at `horizon`. Light from the upper left. */
const sweep =
  (horizon: number): Light =>
  (x, y) => {
    const wall = 0.2 - 0.62 * glow(x, y, 0.36, 0.34, 0.56)
    const floor = -0.5 + 0.4 * ease(horizon, 1.15, y) + 0.15 * ease(0.45, 1.1, x)
    const cove = 0.12 * Math.exp(-(((y - horizon) / 0.04) ** 2))
    const share = ease(horizon - 0.05, horizon + 0.035, y)
    return wall * (1 - share) + floor * share + cove + 0.2 * vignette(x, y)
  }

/** A table top seen from above, brightest at the upper left. */
const table: Light = (x, y) => -0.35 + 0.55 * ease(-0.1, 1.05, (x + y) / 2) + 0.25 * vignette(x, y)

/** A pool of light behind a thing seen close: no floor, deeper edges. */
const pool: Light = (x, y) => 0.35 - 0.8 * glow(x, y, 0.4, 0.38, 0.52) + 0.25 * vignette(x, y)

const lights = { sweep: sweep(0.69), stage: sweep(0.76), table, pool }
export type Backdrop = keyof typeof lights

/** The empty set, in light and shades of one tint. */
export function paintBackdrop(size: number, backdrop: Backdrop, tint: Rgb): Canvas {
  const light = lights[backdrop]
  const pixels = new Float32Array(size * size * 3)
  // Inlines `lit`, without an array and a power for each pixel.
  const depths = tint.map((level) => Math.log(level / 255))
  for (let at = 0; at < size * size; at++) {
    const power = 1 + light((at % size) / size, Math.floor(at / size) / size)
    for (let channel = 0; channel < 3; channel++) {
      pixels[at * 3 + channel] = 255 * Math.exp((depths[channel] ?? 0) * power)
    }
  }
  return { size, pixels }
}
