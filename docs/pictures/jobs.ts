import { vocabulary } from '#catalogues/demo/vocabulary.ts'
import { tintOf } from '#theme/picture-tint.ts'
import { tints } from '#theme/tints.ts'
import { parseHex, toBytes, type Canvas, type Rgb } from './canvas.ts'
import { compose } from './compose.ts'
import type { Output, Raw } from './encode.ts'
import { composeHero } from './hero.ts'
import { tall, wide, type HeroLayout } from './hero-layout.ts'
import { composePortrait, people, portraitShape, portraitSide } from './portraits.ts'
import type { View } from './set.ts'
import { composeSoldOut } from './sold-out.ts'
import { pictureSide, zoomSide, type Studio, type Studios } from './studio.ts'
import { subjects } from './subjects.ts'

/** One picture to draw, and its files. */
export interface Job {
  readonly name: string
  /** The first drawing of the emoji set that it needs. */
  readonly drawing: string
  readonly outputs: readonly Output[]
  /** Px; the side that the studio composes at. */
  readonly side: keyof Studios
  readonly compose: (studio: Studio) => Promise<Raw>
}

/** `12-front` is `12-front.avif` and `.webp` at 400 pixels and `12-front-large.avif` at 800. */
const sizesOf = (name: string): Output[] => [
  { file: `${name}.avif`, width: 400, height: 400 },
  { file: `${name}-large.avif`, width: 800, height: 800 },
  { file: `${name}.webp`, width: 400, height: 400 },
]

const toRaw = (canvas: Canvas): Raw => ({
  bytes: toBytes(canvas),
  shape: { width: canvas.size, height: canvas.size, channels: 3 },
})

/** The same picture, composed anew for the zoom: `12-front-zoom.avif`. */
const zoomOf = (job: Job): Job => ({
  ...job,
  name: `${job.name}-zoom`,
  outputs: [{ file: `${job.name}-zoom.avif`, width: zoomSide, height: zoomSide }],
  side: zoomSide,
})

const tintFor = (name: string): Rgb => parseHex(tints[tintOf(name)] ?? '')

function shoot(key: string, view: View, subject: string, companion: string): Job {
  const name = `${key}-${view}`
  const tint = tintFor(name)
  return {
    name,
    drawing: subject,
    outputs: sizesOf(name),
    side: pictureSide,
    compose: async (studio) => toRaw(await compose(studio, { view, subject, companion, tint })),
  }
}

function rise(
  name: string,
  layout: HeroLayout,
  sizes: readonly (readonly [suffix: string, width: number])[],
): Job {
  const { width, height, goods } = layout
  return {
    name,
    drawing: goods[0]?.drawing ?? '',
    outputs: sizes.flatMap(([suffix, side]) =>
      ['avif', 'webp'].map((type) => ({
        file: `${name}${suffix}.${type}`,
        width: side,
        height: Math.round((side * height) / width),
      })),
    ),
    side: pictureSide,
    compose: async (studio) => ({
      bytes: await composeHero(studio, layout),
      shape: { width, height, channels: 3 },
    }),
  }
}

const products = subjects.flatMap(({ id, subject, companion }) =>
  (['front', 'closeup', 'side', 'scene'] as const).map((view) => shoot(String(id), view, subject, companion)),
)

const generated = Object.values(vocabulary)
  .flatMap(({ kinds }) => kinds)
  .flatMap(({ slug }) => (['front', 'closeup'] as const).map((view) => shoot(`kind-${slug}`, view, slug, '')))

const portraits = people.map((person, at): Job => {
  const name = `person-${at + 1}`
  return {
    name,
    drawing: person.drawing,
    outputs: ['avif', 'webp'].map((type) => ({
      file: `${name}.${type}`,
      width: portraitSide,
      height: portraitSide,
    })),
    side: pictureSide,
    compose: async (studio) => ({ bytes: await composePortrait(studio, person), shape: portraitShape }),
  }
})

const soldOut: Job = {
  name: 'sold-out',
  drawing: '',
  outputs: sizesOf('sold-out'),
  side: pictureSide,
  compose: async (studio) => toRaw(await composeSoldOut(studio, tintFor('sold-out'))),
}

/** Every picture of the shop. */
export const jobs: readonly Job[] = [
  rise('hero-wide', wide, [
    ['', 1600],
    ['-small', 800],
  ]),
  rise('hero-tall', tall, [['', 720]]),
  ...portraits,
  soldOut,
  ...[...products, ...generated].flatMap((job) => [job, zoomOf(job)]),
]
