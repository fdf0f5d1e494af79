import { paintBackdrop } from './backdrop.ts'
import { levelTo, type Canvas, type Rgb } from './canvas.ts'
import { parcelBehind, parcelFront } from './parcel.ts'
import { sizeTo } from './props.ts'
import { poolAt } from './shadow.ts'
import { place, type Studio } from './studio.ts'

// SOLD OUT as strokes on a field of 292 by 40: needs no font.
const letters = `
  M26 9C24 4 18 2 13 2C6 2 2 6 2 11C2 23 27 16 27 29C27 35 22 38 15 38C8 38 3 35 1 30
  M55 2C44 2 38 10 38 20C38 30 44 38 55 38C66 38 72 30 72 20C72 10 66 2 55 2Z
  M85 2V38H106
  M117 2V38H126C139 38 146 31 146 20C146 9 139 2 126 2Z
  M189 2C178 2 172 10 172 20C172 30 178 38 189 38C200 38 206 30 206 20C206 10 200 2 189 2Z
  M219 2V24C219 33 224 38 233 38C242 38 247 33 247 24V2
  M259 2H291M275 2V38`

const tag = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800">
  <defs><filter id="soft" x="-0.2" y="-0.4" width="1.4" height="2"><feGaussianBlur stdDeviation="9"/></filter></defs>
  <g transform="rotate(-7 400 250)">
    <rect x="200" y="187" width="424" height="124" rx="14" fill="#3a1f08" fill-opacity="0.3" filter="url(#soft)" transform="translate(8 14)"/>
    <rect x="194" y="178" width="424" height="124" rx="14" fill="#fbf7ee"/>
    <rect x="203" y="187" width="406" height="106" rx="8" fill="none" stroke="#0b5d4a" stroke-opacity="0.3" stroke-width="2"/>
    <path d="${letters}" transform="translate(260 220)" fill="none" stroke="#0b5d4a" stroke-width="7.5" stroke-linecap="round" stroke-linejoin="round"/>
  </g></svg>`

/** The placeholder of a sold-out product: an empty parcel and a card. */
export async function composeSoldOut(studio: Studio, tint: Rgb): Promise<Canvas> {
  const { sharp, side, unit } = studio
  const canvas = paintBackdrop(side, 'sweep', tint)
  levelTo(canvas, tint)
  const render = (svg: string, width: number, height: number): Promise<Uint8Array> =>
    sharp(new TextEncoder().encode(svg)).ensureAlpha().resize({ width, height }).raw().toBuffer()
  const [width, height] = [600 * unit, 420 * unit]
  const behind = { width, height, pixels: await render(parcelBehind, width, height) }
  const front = { width, height, pixels: await render(parcelFront, width, height) }
  const spot = { left: 115 * unit, top: 300 * unit }
  await poolAt(sharp, canvas, tint, [430 * unit, 654 * unit, 265 * unit, 34 * unit])
  await poolAt(sharp, canvas, tint, [405 * unit, 662 * unit, 150 * unit, 22 * unit])
  place(canvas, { sprite: behind, ...spot }, tint, false)
  place(canvas, { sprite: front, ...spot }, tint, false)
  const card = {
    width: side,
    height: side,
    pixels: await render(sizeTo(tag, side), side, side),
  }
  place(canvas, { sprite: card, left: 0, top: 0 }, tint, false)
  return canvas
}
