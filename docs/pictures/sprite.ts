import type { Sharp } from './sharp-shape.ts'

/** A cut-out: red, green, blue, opacity, a byte each; without empty rows or columns at its edges. */
export interface Sprite {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Minimum opacity: a fainter haze at a drawing's rim must not lift it off the floor. */
const seen = 24

async function trim(sharp: Sharp, { width, height, pixels }: Sprite): Promise<Sprite> {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if ((pixels[(row * width + column) * 4 + 3] ?? 0) < seen) continue
      left = Math.min(left, column)
      right = Math.max(right, column)
      top = Math.min(top, row)
      bottom = Math.max(bottom, row)
    }
  }
  if (right < left) throw new Error('There is nothing to see in this drawing.')
  const box = { left, top, width: right - left + 1, height: bottom - top + 1 }
  const cut = sharp(pixels, { raw: { width, height, channels: 4 } }).extract(box)
  return { width: box.width, height: box.height, pixels: await cut.raw().toBuffer() }
}

/**
 * The drawing (SVG on a field of 32 by 32) as a cut-out. Made three times as large as it will be shown: the
 * renderer leaves stair steps at clip and filter edges, which scaling down then smooths away.
 */
export async function rasterise(sharp: Sharp, drawing: string, side: number): Promise<Sprite> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 32 32" width="${side}" height="${side}">${drawing}</svg>`
  const pixels = await sharp(new TextEncoder().encode(svg)).ensureAlpha().raw().toBuffer()
  return trim(sharp, { width: side, height: side, pixels })
}

/** Rotates clockwise about the centre, in a field large enough for the result. */
function rotate({ width, height, pixels }: Sprite, degrees: number): Sprite {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const outWidth = Math.ceil(Math.abs(width * cos) + Math.abs(height * sin))
  const outHeight = Math.ceil(Math.abs(width * sin) + Math.abs(height * cos))
  const out = new Uint8Array(outWidth * outHeight * 4)
  for (let row = 0; row < outHeight; row++) {
    for (let column = 0; column < outWidth; column++) {
      const [x, y] = [column - outWidth / 2, row - outHeight / 2]
      const fromColumn = Math.round(x * cos + y * sin + width / 2)
      const fromRow = Math.round(y * cos - x * sin + height / 2)
      if (fromColumn < 0 || fromRow < 0 || fromColumn >= width || fromRow >= height) continue
      const from = (fromRow * width + fromColumn) * 4
      out.set(pixels.subarray(from, from + 4), (row * outWidth + column) * 4)
    }
  }
  return { width: outWidth, height: outHeight, pixels: out }
}

export interface Fit {
  /** Degrees clockwise, after mirroring. */
  readonly turn: number
  readonly isMirrored: boolean
  /** Blur in pixels of the result: a thing behind is a little out of focus. 0 is sharp. */
  readonly softness: number
  /** The size in pixels, from the width and height that the thing has once turned. */
  readonly scale: (width: number, height: number) => number
}

/** The cut-out as drawn into a picture: mirrored, rotated, then scaled down by `scale`. */
export async function fit(
  sharp: Sharp,
  sprite: Sprite,
  { turn, isMirrored, softness, scale }: Fit,
): Promise<Sprite> {
  const raw = { width: sprite.width, height: sprite.height, channels: 4 } as const
  const flop = async (): Promise<Sprite> => ({
    ...sprite,
    pixels: await sharp(sprite.pixels, { raw }).flop(true).raw().toBuffer(),
  })
  const flopped = isMirrored ? await flop() : sprite
  const turned = turn === 0 ? flopped : await trim(sharp, rotate(flopped, turn))
  const factor = scale(turned.width, turned.height)
  const width = Math.max(1, Math.round(turned.width * factor))
  const height = Math.max(1, Math.round(turned.height * factor))
  const scaled = sharp(turned.pixels, {
    raw: { width: turned.width, height: turned.height, channels: 4 },
  }).resize({
    width,
    height,
    kernel: 'lanczos3',
  })
  return { width, height, pixels: await (softness > 0 ? scaled.blur(softness) : scaled).raw().toBuffer() }
}
