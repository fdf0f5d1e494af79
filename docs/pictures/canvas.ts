/** A square picture being composed: red, green, blue from 0 to 255 as floats, so that soft light shows no bands. */
export interface Canvas {
  readonly size: number
  readonly pixels: Float32Array
}

export type Rgb = readonly [number, number, number]

/** One opacity, 0 to 255, for each pixel of a canvas of the same size. */
export interface Mask {
  readonly size: number
  readonly opacity: Uint8Array
}

export function createMask(size: number): Mask {
  return { size, opacity: new Uint8Array(size * size) }
}

/** `#rrggbb`; anything else throws. */
export function parseHex(hex: string): Rgb {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)
  if (!match) throw new Error(`'${hex}' is no #rrggbb colour.`)
  const [, red = '', green = '', blue = ''] = match
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)]
}

/**
 * The tint in more or less light: 0 is the tint, 1 clearly shaded, -1 nearly white. A power of each channel, so
 * that shade is deeper in colour and never greyer.
 */
export function lit([red, green, blue]: Rgb, shade: number): Rgb {
  const power = 1 + shade
  return [255 * (red / 255) ** power, 255 * (green / 255) ** power, 255 * (blue / 255) ** power]
}

/** Blends `colour` over the canvas, with the mask's opacity times `strength` (0 to 1). */
export function glaze({ size, pixels }: Canvas, mask: Mask, colour: Rgb, strength: number): void {
  for (let at = 0; at < size * size; at++) {
    const share = ((mask.opacity[at] ?? 0) / 255) * strength
    if (share === 0) continue
    for (let channel = 0; channel < 3; channel++) {
      const was = pixels[at * 3 + channel] ?? 0
      pixels[at * 3 + channel] = was + ((colour[channel] ?? 0) - was) * share
    }
  }
}

/** Scales each channel so that its average is `wanted`. */
export function levelTo({ size, pixels }: Canvas, wanted: Rgb): void {
  // Twice: the second pass compensates for what the first one clips at white.
  for (let pass = 0; pass < 2; pass++) {
    const sums = [0, 0, 0]
    for (let at = 0; at < pixels.length; at++) sums[at % 3] = (sums[at % 3] ?? 0) + (pixels[at] ?? 0)
    const factors = wanted.map((level, channel) => (level * size * size) / (sums[channel] ?? 1))
    for (let at = 0; at < pixels.length; at++) {
      pixels[at] = Math.min(255, (pixels[at] ?? 0) * (factors[at % 3] ?? 1))
    }
  }
}

export function toBytes({ pixels }: Canvas): Uint8Array {
  // Clamping arrays round to the nearest and stop at 0 and 255.
  return new Uint8Array(Uint8ClampedArray.from(pixels).buffer)
}
