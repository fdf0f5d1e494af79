import type { Canvas, Rgb } from './canvas.ts'
import { stanceOf, type Pose, type Stance } from './poses.ts'
import { plinthTop } from './props.ts'
import { buildSet, type View } from './set.ts'
import { poolAt, layOn, standOn } from './shadow.ts'
import { fit, type Fit, type Sprite } from './sprite.ts'
import { place, type Studio } from './studio.ts'

export interface Shot {
  readonly view: View
  readonly subject: string
  /** Visible in the `scene` view only. */
  readonly companion: string
  readonly tint: Rgb
}

/** A cut-out with its position on the set: its left edge and its lower edge, in px. */
interface Prop {
  readonly sprite: Sprite
  readonly pose: Pose
  readonly left: number
  readonly foot: number
}

/**
 * One look for thin things and round ones: `share` of the picture's side is what a thing's width and height come
 * to on average (geometric mean), but no thing is longer than 1.3 of that.
 */
const sized =
  (share: number, side: number): Fit['scale'] =>
  (width, height) =>
    Math.min(share / Math.sqrt(width * height), (1.3 * share) / Math.max(width, height)) * side

interface Look {
  readonly share: number
  readonly turn?: number
  readonly isMirrored?: boolean
  readonly softness?: number
}

async function cut(studio: Studio, name: string, stance: Stance, look: Look): Promise<Sprite> {
  const { share, turn = 0, isMirrored = false, softness = 0 } = look
  const whole = await studio.cutOut(name)
  const own = isMirrored ? -stance.turn : stance.turn
  return fit(studio.sharp, whole, {
    turn: own + turn,
    isMirrored,
    softness,
    scale: sized(share, studio.side),
  })
}

const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value))

/** The lower edge at which a thing looks centred. */
function findFoot({ side }: Studio, { height }: Sprite, pose: Pose): number {
  const middle = side / 2 + height / 2
  if (pose === 'standing') return clamp(0.735 * side, middle + 0.05 * side, 0.82 * side)
  return pose === 'floating' ? middle - 0.035 * side : middle
}

/** Draws a thing on the set with the shadow of its pose. */
async function put(
  { sharp, side, unit }: Studio,
  canvas: Canvas,
  { sprite, pose, left, foot }: Prop,
  { tint, view }: Shot,
): Promise<void> {
  const isOnPlinth = view === 'side'
  const placed = { sprite, left, top: foot - sprite.height }
  if (pose === 'standing') await standOn(sharp, canvas, placed, tint, isOnPlinth)
  else if (pose === 'lying') await layOn(sharp, canvas, placed, tint, 1)
  else {
    const floor = isOnPlinth ? (plinthTop + 0.015) * side : Math.max(foot + 34 * unit, 0.8 * side)
    const middle = left + sprite.width / 2 + 12 * unit
    await poolAt(sharp, canvas, tint, [middle, floor, sprite.width * 0.4, 15 * unit])
  }
  place(canvas, placed, tint, true)
}

async function arrangeCloseup(studio: Studio, name: string, stance: Stance): Promise<Prop[]> {
  const sprite = await cut(studio, name, stance, { share: 0.98 })
  const [x, y] = stance.focus
  const left = studio.side / 2 - sprite.width * x
  return [{ sprite, pose: 'lying', left, foot: studio.side / 2 + sprite.height * (1 - y) }]
}

async function arrangeSide(studio: Studio, name: string, stance: Stance): Promise<Prop[]> {
  const { side, unit } = studio
  const isFlat = stance.pose === 'lying'
  const look = isFlat ? { share: 0.52, turn: 13 } : { share: 0.47 }
  const sprite = await cut(studio, name, stance, { ...look, isMirrored: true })
  const onPlinth = (plinthTop + 0.006) * side - (stance.pose === 'floating' ? 42 * unit : 0)
  const foot = isFlat ? findFoot(studio, sprite, stance.pose) : onPlinth
  return [{ sprite, pose: stance.pose, left: (side - sprite.width) / 2, foot }]
}

/** The thing and its smaller companion behind its right shoulder, centred together. */
async function arrangeScene(
  studio: Studio,
  name: string,
  stance: Stance,
  companion: string,
): Promise<Prop[]> {
  const { side, unit } = studio
  const own = stanceOf(companion)
  const isFlat = stance.pose === 'lying'
  const isAloft = own.pose === 'floating' || isFlat
  const sprite = await cut(studio, name, stance, { share: 0.52 })
  const look = isFlat ? { share: 0.28, turn: 12 } : { share: isAloft ? 0.24 : 0.3, softness: 1.4 * unit }
  const second = await cut(studio, companion, own, look)
  const overlap = second.width * (isAloft ? 0.08 : 0.14)
  const left = Math.max(0.06 * side, (side - sprite.width - second.width + overlap) / 2)
  const foot = findFoot(studio, sprite, stance.pose) + (isFlat ? 0.04 * side : 0)
  const secondLeft = Math.min(left + sprite.width - overlap, 0.95 * side - second.width)
  const secondFoot = isAloft
    ? clamp(0.1 * side, foot - sprite.height * 0.82, 0.3 * side) + second.height * 0.7
    : foot - 26 * unit
  return [
    { sprite: second, pose: isAloft ? 'lying' : 'standing', left: secondLeft, foot: secondFoot },
    { sprite, pose: stance.pose, left, foot },
  ]
}

async function arrange(studio: Studio, { view, subject, companion }: Shot, stance: Stance): Promise<Prop[]> {
  if (view === 'closeup') return arrangeCloseup(studio, subject, stance)
  if (view === 'side') return arrangeSide(studio, subject, stance)
  if (view === 'scene') return arrangeScene(studio, subject, stance, companion)
  const sprite = await cut(studio, subject, stance, { share: 0.56 })
  return [
    {
      sprite,
      pose: stance.pose,
      left: (studio.side - sprite.width) / 2,
      foot: findFoot(studio, sprite, stance.pose),
    },
  ]
}

/** One view of a product, at the studio's size. */
export async function compose(studio: Studio, shot: Shot): Promise<Canvas> {
  const stance = stanceOf(shot.subject)
  const canvas = await buildSet(studio, shot.view, shot.tint, stance.pose === 'lying')
  for (const prop of await arrange(studio, shot, stance)) await put(studio, canvas, prop, shot)
  return canvas
}
