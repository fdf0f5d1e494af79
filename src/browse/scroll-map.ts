/**
 * Browsers cap an element's height (Chromium at about 33 million physical pixels, Firefox at 17.8 million), and a
 * million products in one column are 234 million high. So a list that is too high gets a capped box, and this map says
 * which of the list's own pixels stand at which of the box's.
 *
 * Offsets are pixels from the list's top to the window's: `real` ones in the box, which the browser scrolls, and
 * `virtual` ones in the list. They differ by the shift: virtual = real + shift. While the shift stays, every step of
 * wheel, finger or key is as long as it always is. Only jumps of the scrollbar and corrections change the shift, and
 * they change it by whole steps, so that nothing moves by a fraction of a pixel.
 */
export interface ScrollMap {
  /** Of the box, in pixels. */
  readonly height: number
  /** Pixels that the list is higher than its box: 0 where it fits, and then nothing here does anything. */
  readonly slack: number
  /** The offset at which the list's end meets the window's. */
  readonly lastReal: number
  readonly lastVirtual: number
  /** Nearer than this to an end of the box where the list has no end, there must be a correction. */
  readonly guard: number
}

export interface ScrollState {
  readonly real: number
  readonly shift: number
}

/** A whole number of physical pixels at every usual zoom (1.1, 1.25, 4/3, 1.5, ...). */
const shiftStep = 1200

/** So near to either end of the list the shift is that end's: the first and last thousands of rows scroll plainly. */
const endZone = 100_000

/**
 * Physical pixels of the box. Scroll offsets are 32-bit floats inside of Chromium: from here on they would be coarser
 * than half a pixel.
 */
const cap = 8_000_000

/** Pixels that a list is higher than its box may be, in whole steps. */
function slackOf(listHeight: number, pixelRatio: number): number {
  const excess = listHeight - cap / Math.max(pixelRatio, 1)
  return excess > 0 ? Math.ceil(excess / shiftStep) * shiftStep : 0
}

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

/** The shift that leaves the scrollbar where it belongs, for an offset among `last` of its kind. */
function shiftFor(offset: number, last: number, slack: number): number {
  if (slack === 0 || offset <= endZone) return 0
  if (offset >= last - endZone) return slack
  return Math.round((slack * (offset - endZone)) / (last - 2 * endZone) / shiftStep) * shiftStep
}

/** Where the box has to be scrolled to for the list to show this offset, with the scrollbar in proportion. */
export function stateAt(map: ScrollMap, virtual: number): ScrollState {
  const shift = shiftFor(virtual, map.lastVirtual, map.slack)
  return { real: virtual - shift, shift }
}

export const virtualOf = ({ real, shift }: ScrollState): number => real + shift

/** After a jump to `real`, of the scrollbar say: the list's offset is in proportion. */
export function jumpTo(map: ScrollMap, real: number): ScrollState {
  return { real, shift: shiftFor(real, map.lastReal, map.slack) }
}

/**
 * After a step to `real`: the list has moved by as much. Where the answer has another `real`, the box must be scrolled
 * there before it is painted; that is a correction on the way, and needs scrolling for 50,000 pixels without a rest.
 */
export function stepTo(map: ScrollMap, before: ScrollState, real: number): ScrollState {
  const state = { real, shift: before.shift }
  const isAtFalseTop = state.shift > 0 && real < map.guard
  const isAtFalseEnd = state.shift < map.slack && real > map.lastReal - map.guard
  return isAtFalseTop || isAtFalseEnd ? stateAt(map, virtualOf(state)) : state
}

/** At rest: the same offset of the list, with the scrollbar put right if it is off by more than a hair. */
export function settle(map: ScrollMap, state: ScrollState): ScrollState {
  const virtual = virtualOf(state)
  const best = stateAt(map, virtual)
  const isNearEnd = virtual <= endZone || virtual >= map.lastVirtual - endZone
  return isNearEnd || Math.abs(best.shift - state.shift) > endZone / 2 ? best : state
}
