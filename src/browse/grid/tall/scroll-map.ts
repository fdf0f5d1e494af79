import { exactHeight } from './exact-height.ts'

/**
 * Browsers cap an element's height (Chromium at about 33 million physical pixels, Firefox at 17.8 million), and a
 * million products in one column are 234 million high. So a list that is too high has a capped box, and this map
 * relates the list's own pixels to the box's.
 * Offsets are pixels from the list's top to the window's: `real` ones in the box, which the browser scrolls, and
 * `virtual` ones in the list. They differ by the shift: virtual = real + shift. While the shift is constant, every step
 * of wheel, finger or key has its usual length. Only jumps of the scrollbar and corrections change the shift, and they
 * change it by whole steps, so that nothing moves by a fraction of a pixel. The last step is some CSS pixels: the box is
 * as high as the stylesheet's space for the list, so that nothing below it moves once this code has loaded.
 */
export interface ScrollMap {
  /** Height of the box in pixels. */
  readonly height: number
  /** Pixels by which the list is higher than its box: 0 where it fits; then the shift is always 0. */
  readonly slack: number
  /** The box's offset at which the list's end is at the window's bottom. */
  readonly lastReal: number
  readonly lastVirtual: number
  /** Pixels. Closer than this to an end of the box that is not the list's end, a correction is needed. */
  readonly guard: number
}

export interface ScrollState {
  readonly real: number
  readonly shift: number
}

/** A whole number of physical pixels at every usual zoom (1.1, 1.25, 4/3, 1.5, ...). */
const shiftStep = 1200

/**
 * Pixels. This near to either end of the list the shift is constant: the first and last thousands of rows scroll
 * natively.
 */
const endZone = 100_000

/** CSS pixels by which a list exceeds its box; a whole number. */
const slackOf = (listHeight: number, pixelRatio: number): number =>
  Math.max(Math.ceil(listHeight - exactHeight(pixelRatio)), 0)

/** The height of the list's box. */
export const boxHeightFor = (listHeight: number, pixelRatio: number): number =>
  listHeight - slackOf(listHeight, pixelRatio)

/** `pixelRatio`: physical pixels of one CSS pixel, zoom included. All other lengths are CSS pixels. */
export function createScrollMap(listHeight: number, windowHeight: number, pixelRatio: number): ScrollMap {
  const slack = slackOf(listHeight, pixelRatio)
  return {
    height: boxHeightFor(listHeight, pixelRatio),
    slack,
    lastReal: Math.max(listHeight - slack - windowHeight, 0),
    lastVirtual: Math.max(listHeight - windowHeight, 0),
    guard: Math.min(4 * windowHeight, endZone / 2),
  }
}

/** The shift that keeps the scrollbar in proportion, for an offset among `last` in the same coordinates. */
function shiftFor(offset: number, last: number, slack: number): number {
  if (slack === 0 || offset <= endZone) return 0
  if (offset >= last - endZone) return slack
  const steps = Math.round((slack * (offset - endZone)) / (last - 2 * endZone) / shiftStep)
  return Math.min(steps * shiftStep, slack)
}

/** The box's scroll offset at which the list shows this offset, with the scrollbar in proportion. */
export function stateAt(map: ScrollMap, virtual: number): ScrollState {
  const shift = shiftFor(virtual, map.lastVirtual, map.slack)
  return { real: virtual - shift, shift }
}

export const virtualOf = ({ real, shift }: ScrollState): number => real + shift

/** After a jump to `real`, of the scrollbar for example: the list's offset is in proportion. */
export function jumpTo(map: ScrollMap, real: number): ScrollState {
  return { real, shift: shiftFor(real, map.lastReal, map.slack) }
}

/**
 * After a step to `real`: the list has moved by the same distance. Where the result has another `real`, the box must be
 * scrolled there before it is painted; this correction occurs only after 50,000 pixels of scrolling without a rest.
 */
export function stepTo(map: ScrollMap, before: ScrollState, real: number): ScrollState {
  const state = { real, shift: before.shift }
  const isAtFalseTop = state.shift > 0 && real < map.guard
  const isAtFalseEnd = state.shift < map.slack && real > map.lastReal - map.guard
  return isAtFalseTop || isAtFalseEnd ? stateAt(map, virtualOf(state)) : state
}

/** At rest: the same offset of the list; corrects the shift near either end, or if it is off by half of `endZone`. */
export function settle(map: ScrollMap, state: ScrollState): ScrollState {
  const virtual = virtualOf(state)
  const best = stateAt(map, virtual)
  const isNearEnd = virtual <= endZone || virtual >= map.lastVirtual - endZone
  return isNearEnd || Math.abs(best.shift - state.shift) > endZone / 2 ? best : state
}
