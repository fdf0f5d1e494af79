import { lit, type Canvas, type Rgb } from './canvas.ts'
import type { Placed } from './shadow.ts'
import { rasterise, type Sprite } from './sprite.ts'
import type { Sources } from './sources.ts'

/** Sides in pixels of the composed pictures: on a page, and in the zoom. */
export const pictureSide = 800
export const zoomSide = 1600

/** Side in pixels that drawings are made at. */
const rasterSide = 1536

export interface Studio extends Sources {
  /** Side in pixels of the composed picture. */
  readonly side: number
  /** Pixels of the composed picture for each pixel of one whose side is `pictureSide`, which all lengths are written for. */
  readonly unit: number
  /** The drawing as a large cut-out. The last few are kept: views of one product come one after another. */
  readonly cutOut: (name: string) => Promise<Sprite>
}

/** One for each side that pictures are composed at. */
export type Studios = Readonly<Record<typeof pictureSide | typeof zoomSide, Studio>>

export function openStudios(sources: Sources): Studios {
  const kept = new Map<string, Promise<Sprite>>()
  const cutOut = (name: string): Promise<Sprite> => {
    const known = kept.get(name)
    if (known) return known
    const made = rasterise(sources.sharp, sources.drawing(name), rasterSide)
    kept.set(name, made)
    for (const oldest of kept.keys()) {
      if (kept.size <= 8) break
      kept.delete(oldest)
    }
    return made
  }
  const open = (side: number): Studio => ({ ...sources, side, unit: side / pictureSide, cutOut })
  return { [pictureSide]: open(pictureSide), [zoomSide]: open(zoomSide) }
}

/**
 * Lays a cut-out on the canvas in the light of the set: a touch brighter at the upper left, a touch darker at
 * the lower right, and near the floor some of the backdrop's colour thrown back on it.
 */
export function place(canvas: Canvas, { sprite, left, top }: Placed, tint: Rgb, isLit: boolean): void {
  const bounce = lit(tint, 1.2)
  for (let row = 0; row < sprite.height; row++) {
    const y = Math.round(top) + row
    if (y < 0 || y >= canvas.size) continue
    for (let column = 0; column < sprite.width; column++) {
      const x = Math.round(left) + column
      if (x < 0 || x >= canvas.size) continue
      const from = (row * sprite.width + column) * 4
      const opacity = (sprite.pixels[from + 3] ?? 0) / 255
      if (opacity === 0) continue
      const [u, v] = [column / sprite.width, row / sprite.height]
      const light = isLit ? 1.045 - 0.075 * (0.4 * u + 0.6 * v) * 2 : 1
      const thrown = isLit ? 0.13 * Math.max(0, (v - 0.55) / 0.45) ** 2 : 0
      for (let channel = 0; channel < 3; channel++) {
        const own = (sprite.pixels[from + channel] ?? 0) * light
        const shown = own + ((bounce[channel] ?? 0) - own) * thrown
        const at = (y * canvas.size + x) * 3 + channel
        const was = canvas.pixels[at] ?? 0
        canvas.pixels[at] = was + (Math.min(255, shown) - was) * opacity
      }
    }
  }
}
