import { lit, parseHex } from './canvas.ts'
import type { Layer } from './sharp-shape.ts'
import { fit } from './sprite.ts'
import type { Studio } from './studio.ts'

interface Person {
  readonly drawing: string
  /** Colours of the top and of the wall: `#rrggbb`. */
  readonly top: string
  readonly wall: string
}

/** The people of `src/catalogues/demo/testimonials.ts`, in order: `person-1` is the first. */
export const people: readonly Person[] = [
  { drawing: 'woman-curly-hair-medium', top: '#e2a21c', wall: '#bde0d3' },
  { drawing: 'man-bald-medium-dark', top: '#0b5d4a', wall: '#f0d4b8' },
  { drawing: 'old-woman-light', top: '#7a4f86', wall: '#c8d2ef' },
  { drawing: 'man-beard-medium', top: '#34495e', wall: '#f0caca' },
  { drawing: 'woman-medium', top: '#3d8b6d', wall: '#bddaef' },
  { drawing: 'old-man-light', top: '#8c5a3c', wall: '#b9dfe5' },
  { drawing: 'woman-light', top: '#b8405e', wall: '#ebddb7' },
  { drawing: 'man-dark', top: '#f4efe4', wall: '#f1cdbe' },
  { drawing: 'woman-red-hair-light', top: '#2d6e8e', wall: '#cfdfc2' },
  { drawing: 'man-curly-hair-medium-dark', top: '#c9622f', wall: '#d4ceeb' },
]

export const portraitSide = 160
/** Px; composed at this size, then scaled down. */
const side = 480

function drawWall(wall: string): string {
  const [light, dark] = [lit(parseHex(wall), -0.75), lit(parseHex(wall), 0.55)].map(
    (tone) => `rgb(${tone.map(Math.round).join(' ')})`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="${side}" height="${side}">
    <radialGradient id="wall" cx="0.38" cy="0.3" r="0.85"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>
    <rect width="480" height="480" fill="url(#wall)"/></svg>`
}

function drawShoulders(top: string): string {
  const [light, dark] = [lit(parseHex(top), -0.16), lit(parseHex(top), 0.3)].map(
    (tone) => `rgb(${tone.map(Math.round).join(' ')})`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="${side}" height="${side}">
    <linearGradient id="top" x1="0.2" y1="0" x2="0.8" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
    <filter id="soft"><feGaussianBlur stdDeviation="10"/></filter>
    <path d="M62 480c0-86 62-128 178-128s178 42 178 128z" fill="url(#top)"/>
    <ellipse cx="246" cy="372" rx="92" ry="34" fill="#000" fill-opacity="0.3" filter="url(#soft)"/></svg>`
}

/** A head and shoulders that a round crop does not cut: red, green, blue, three bytes a pixel, 480 by 480. */
export async function composePortrait(studio: Studio, { drawing, top, wall }: Person): Promise<Uint8Array> {
  const { sharp } = studio
  const raw = { width: side, height: side, channels: 4 } as const
  const render = (svg: string): Promise<Uint8Array> =>
    sharp(new TextEncoder().encode(svg)).ensureAlpha().raw().toBuffer()
  const scale = (_: number, height: number): number => 292 / height
  const head = await fit(sharp, await studio.cutOut(drawing), {
    turn: 0,
    isMirrored: false,
    softness: 0,
    scale,
  })
  const layers: Layer[] = [{ input: Buffer.from(await render(drawShoulders(top))), raw, left: 0, top: 0 }]
  layers.push({
    input: Buffer.from(head.pixels),
    raw: { width: head.width, height: head.height, channels: 4 },
    left: Math.round((side - head.width) / 2),
    top: 86,
  })
  return sharp(await render(drawWall(wall)), { raw })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer()
}

export const portraitShape = { width: side, height: side, channels: 3 } as const
