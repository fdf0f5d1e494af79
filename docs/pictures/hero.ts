import type { HeroLayout } from './hero-layout.ts'
import { parcelBehind, parcelFront } from './parcel.ts'
import type { Layer } from './sharp-shape.ts'
import { fit, type Sprite } from './sprite.ts'
import type { Studio } from './studio.ts'

/** Bottle green, the colour of the panel around the picture. The picture's rim has exactly this colour. */
const heroGround = '#0d3b30'

const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`

/** A glow behind the goods and the shade under the parcel. */
function drawGround({ width, height, parcel: { x, y, scale } }: HeroLayout): string {
  const [middle, heart, floor] = [x + 500 * scale, y + 115 * scale, y + 618 * scale]
  // Neither reaches the rim of the picture, which has the panel's colour.
  const [glowWidth, glowHeight] = [Math.min(middle, width - middle), Math.min(heart, height - heart)]
  return svg(
    width,
    height,
    `<defs>
      <radialGradient id="glow"><stop offset="0" stop-color="#2f8a6f" stop-opacity="0.75"/>
        <stop offset="0.45" stop-color="#1d6a54" stop-opacity="0.5"/><stop offset="1" stop-color="${heroGround}" stop-opacity="0"/></radialGradient>
      <radialGradient id="floor"><stop offset="0.35" stop-color="#03140f" stop-opacity="0.7"/>
        <stop offset="1" stop-color="#03140f" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="${heroGround}"/>
    <ellipse cx="${middle}" cy="${heart}" rx="${glowWidth}" ry="${glowHeight}" fill="url(#glow)"/>
    <ellipse cx="${middle + 10}" cy="${floor}" rx="${470 * scale}" ry="${78 * scale}" fill="url(#floor)"/>`,
  )
}

const scrapColours = ['#ffcf33', '#f3e3c3', '#3aa884']

function drawScraps({ width, height, scraps }: HeroLayout): string {
  const strips = scraps.map(
    ([x, y, length, turn, colour]) =>
      `<rect x="${-length / 2}" y="${-length / 6}" width="${length}" height="${length / 3}" rx="${length / 6}" fill="${scrapColours[colour]}" transform="translate(${x} ${y}) rotate(${turn})"/>`,
  )
  return svg(width, height, strips.join(''))
}

async function toLayer(
  { sharp }: Studio,
  drawn: string,
  x: number,
  y: number,
  width: number,
  height: number,
): Promise<Layer> {
  const input = await sharp(new TextEncoder().encode(drawn))
    .ensureAlpha()
    .resize({ width, height })
    .raw()
    .toBuffer()
  return { input, raw: { width, height, channels: 4 }, left: Math.round(x), top: Math.round(y) }
}

/** The thing's outline in near-black green, blurred, for the goods behind it; `room` pixels wider all round. */
async function shadowOf(
  { sharp }: Studio,
  { width, height, pixels }: Sprite,
  room: number,
): Promise<Omit<Layer, 'left' | 'top'>> {
  const raw = { width: width + 2 * room, height: height + 2 * room, channels: 4 } as const
  const outline = new Uint8Array(raw.width * raw.height * 4)
  for (let at = 0; at < width * height; at++) {
    const to = ((Math.floor(at / width) + room) * raw.width + (at % width) + room) * 4
    outline.set([3, 24, 18, (pixels[at * 4 + 3] ?? 0) * 0.55], to)
  }
  return {
    input: await sharp(outline, { raw })
      .blur(room / 2.4)
      .raw()
      .toBuffer(),
    raw,
  }
}

/** The open parcel with the shop's goods rising out of it: red, green, blue, three bytes a pixel. */
export async function composeHero(studio: Studio, layout: HeroLayout): Promise<Uint8Array> {
  const { sharp } = studio
  const { width, height, parcel } = layout
  const [parcelWidth, parcelHeight] = [Math.round(1000 * parcel.scale), Math.round(700 * parcel.scale)]
  const layers: Layer[] = [
    await toLayer(studio, drawScraps(layout), 0, 0, width, height),
    await toLayer(studio, parcelBehind, parcel.x, parcel.y, parcelWidth, parcelHeight),
  ]
  for (const { drawing, x, y, length, turn } of layout.goods) {
    const scale = (w: number, h: number): number => length / Math.max(w, h)
    const sprite = await fit(sharp, await studio.cutOut(drawing), {
      turn,
      isMirrored: false,
      softness: 0,
      scale,
    })
    const [left, top] = [Math.round(x - sprite.width / 2), Math.round(y - sprite.height / 2)]
    const room = Math.round(length * 0.12)
    layers.push({ ...(await shadowOf(studio, sprite, room)), left: left - room + 8, top: top - room + 16 })
    layers.push({
      input: Buffer.from(sprite.pixels),
      raw: { width: sprite.width, height: sprite.height, channels: 4 },
      left,
      top,
    })
  }
  layers.push(await toLayer(studio, parcelFront, parcel.x, parcel.y, parcelWidth, parcelHeight))
  const ground = sharp(new TextEncoder().encode(drawGround(layout))).flatten({ background: heroGround })
  return ground.composite(layers).removeAlpha().raw().toBuffer()
}
