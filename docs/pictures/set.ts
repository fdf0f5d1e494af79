import { paintBackdrop, type Backdrop } from './backdrop.ts'
import { levelTo, type Canvas, type Rgb } from './canvas.ts'
import { drawPlinth, drawSheet, sizeTo, windowLight } from './props.ts'
import { layOn, type Placed } from './shadow.ts'
import { place, type Studio } from './studio.ts'

export type View = 'front' | 'closeup' | 'side' | 'scene'

/** A drawing of the set itself, as large as the picture; `strength` (0 to 1) thins it. */
async function drawProp(
  { sharp, side, unit }: Studio,
  svg: string,
  blur: number,
  strength: number,
): Promise<Placed> {
  const drawn = sharp(new TextEncoder().encode(sizeTo(svg, side))).ensureAlpha()
  const pixels = await (blur > 0 ? drawn.blur(blur * unit) : drawn).raw().toBuffer()
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = (pixels[at] ?? 0) * strength
  return { sprite: { width: side, height: side, pixels }, left: 0, top: 0 }
}

function chooseBackdrop(view: View, isFlat: boolean): Backdrop {
  if (view === 'closeup') return 'pool'
  if (isFlat) return 'table'
  return view === 'side' ? 'stage' : 'sweep'
}

/**
 * The set before the thing is on it; its average is the tint. Front: plain. Side: on a plinth, or a sheet of
 * paper for what lies. Scene: sun through a window. Close-up: a pool of light.
 */
export async function buildSet(studio: Studio, view: View, tint: Rgb, isFlat: boolean): Promise<Canvas> {
  const canvas = paintBackdrop(studio.side, chooseBackdrop(view, isFlat), tint)
  if (view === 'side' && isFlat) {
    const sheet = await drawProp(studio, drawSheet(tint), 0, 1)
    await layOn(studio.sharp, canvas, sheet, tint, 0.35)
    place(canvas, sheet, tint, false)
  } else if (view === 'side') {
    place(canvas, await drawProp(studio, drawPlinth(tint), 0, 1), tint, false)
  } else if (view === 'scene') {
    place(canvas, await drawProp(studio, windowLight, 8, 0.34), tint, false)
  }
  levelTo(canvas, tint)
  return canvas
}
