import { createMask, glaze, lit, type Canvas, type Mask, type Rgb } from './canvas.ts'
import type { Sharp } from './sharp-shape.ts'
import type { Sprite } from './sprite.ts'

/** A cut-out with the position of its upper left corner on the canvas; both may be off the canvas. */
export interface Placed {
  readonly sprite: Sprite
  readonly left: number
  readonly top: number
}

/** Blurs the mask, not the picture that it darkens. */
async function blurred(sharp: Sharp, { size, opacity }: Mask, sigma: number): Promise<Mask> {
  const raw = { width: size, height: size, channels: 1 } as const
  const soft = await sharp(opacity, { raw }).blur(sigma).toColourspace('b-w').raw().toBuffer()
  return { size, opacity: soft }
}

const opacityAt = ({ sprite: { width, height, pixels } }: Placed, x: number, y: number): number =>
  x < 0 || y < 0 || x >= width || y >= height ? 0 : (pixels[(y * width + x) * 4 + 3] ?? 0)

/** The outline of a thing moved by `right` and `down`. */
function outline(size: number, placed: Placed, right: number, down: number): Mask {
  const mask = createMask(size)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const x = Math.round(column - placed.left - right)
      const y = Math.round(row - placed.top - down)
      mask.opacity[row * size + column] = opacityAt(placed, x, y)
    }
  }
  return mask
}

/**
 * The outline laid down on the floor behind the thing, away from a light at the upper left: each row falls
 * `lean` to the right and `flat` upward of its height, and fades with it.
 */
function castOnFloor(size: number, placed: Placed, lean: number, flat: number): Mask {
  const mask = createMask(size)
  const { height } = placed.sprite
  const base = placed.top + height
  for (let row = 0; row < Math.min(size, Math.ceil(base)); row++) {
    const above = (base - row) / flat
    if (above > height) continue
    for (let column = 0; column < size; column++) {
      const x = Math.round(column - placed.left - above * lean)
      const fade = 1 - 0.75 * (above / height)
      mask.opacity[row * size + column] = opacityAt(placed, x, Math.round(height - 1 - above)) * fade
    }
  }
  return mask
}

/** The contact shadow: a flat smear under the thing's lowest `share` of rows, denser below. */
function contact(size: number, placed: Placed, share: number, thickness: number): Mask {
  const mask = createMask(size)
  const { width, height } = placed.sprite
  const depth = Math.max(1, Math.round(height * share))
  const base = Math.round(placed.top + height)
  for (let x = 0; x < width; x++) {
    const column = Math.round(placed.left + x)
    if (column < 0 || column >= size) continue
    let density = 0
    for (let up = 0; up < depth; up++) {
      density = Math.max(density, opacityAt(placed, x, height - 1 - up) * (1 - up / depth))
    }
    for (let row = base - thickness; row < base + thickness; row++) {
      if (row >= 0 && row < size) mask.opacity[row * size + column] = density
    }
  }
  return mask
}

/** Darkens what is under and behind a thing; on a plinth the shadow is short, since the floor is lower. */
export async function standOn(
  sharp: Sharp,
  canvas: Canvas,
  placed: Placed,
  tint: Rgb,
  isOnPlinth: boolean,
): Promise<void> {
  const { size } = canvas
  const dark = lit(tint, 7)
  const unit = size / 800
  const cast = isOnPlinth ? castOnFloor(size, placed, 0.35, 0.09) : castOnFloor(size, placed, 0.75, 0.26)
  glaze(canvas, await blurred(sharp, cast, 15 * unit), dark, 0.34)
  const near = contact(size, placed, 0.3, Math.round(11 * unit))
  glaze(canvas, await blurred(sharp, near, 16 * unit), dark, 0.5)
  const touch = contact(size, placed, 0.07, Math.round(4 * unit))
  glaze(canvas, await blurred(sharp, touch, 3.5 * unit), lit(tint, 12), 0.75)
}

/** Darkens the surface under a lying thing, `height` (about 0.3 to 2) above it. */
export async function layOn(
  sharp: Sharp,
  canvas: Canvas,
  placed: Placed,
  tint: Rgb,
  height: number,
): Promise<void> {
  const { size } = canvas
  const unit = (size / 800) * height
  const wide = outline(size, placed, 26 * unit, 38 * unit)
  glaze(canvas, await blurred(sharp, wide, 26 * unit), lit(tint, 7), 0.34)
  const near = outline(size, placed, 6 * unit, 9 * unit)
  glaze(canvas, await blurred(sharp, near, 7 * unit), lit(tint, 9), 0.5)
}

/** A pool of shade on the floor about `middle` across and the row `floor`, `half` as wide each way and `flat` deep. */
export async function poolAt(
  sharp: Sharp,
  canvas: Canvas,
  tint: Rgb,
  [middle, floor, half, flat]: readonly [number, number, number, number],
): Promise<void> {
  const { size } = canvas
  const mask = createMask(size)
  for (let row = Math.floor(floor - flat); row <= floor + flat; row++) {
    for (let column = 0; column < size; column++) {
      const isInside = ((column - middle) / half) ** 2 + ((row - floor) / flat) ** 2 < 1
      if (isInside && row >= 0 && row < size) mask.opacity[row * size + column] = 255
    }
  }
  glaze(canvas, await blurred(sharp, mask, flat), lit(tint, 7), 0.42)
}
