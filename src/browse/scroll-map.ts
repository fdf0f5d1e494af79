/**
 * Browsers cap an element's height (Chromium at about 33 million physical pixels, Firefox at 17.8 million), and a
 * million products in one column are 234 million high. So a list that is too high gets a capped box, and this map says
 * which of the list's own pixels stand at which of the box's.
 *
 * Offsets are pixels from the list's top to the window's: `real` ones in the box, which the browser scrolls, and
 * `virtual` ones in the list. They differ by the anchor: virtual = real + anchor. While the anchor stays, every step of
 * wheel, finger or key is as long as it always is. Only jumps of the scrollbar and corrections change the anchor, and
 * they change it by whole grains, so that nothing moves by a fraction of a pixel.
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

export interface ScrollPlace {
  readonly real: number
  readonly anchor: number
}

/** A whole number of physical pixels at every usual zoom (1.1, 1.25, 4/3, 1.5, ...). */
const grain = 1200

/** So near to either end of the list the anchor is that end's: the first and last thousands of rows scroll plainly. */
const endZone = 100_000

/**
 * Physical pixels of the box. Scroll offsets are 32-bit floats inside of Chromium: from here on they would be coarser
 * than half a pixel.
 */
const cap = 8_000_000

/** `pixelRatio`: physical pixels of one CSS pixel, zoom included. All other lengths are CSS pixels. */
export function createScrollMap(listHeight: number, windowHeight: number, pixelRatio: number): ScrollMap {
  const excess = listHeight - cap / Math.max(pixelRatio, 1)
  const slack = excess > 0 ? Math.ceil(excess / grain) * grain : 0
  return {
    height: listHeight - slack,
    slack,
    lastReal: Math.max(listHeight - slack - windowHeight, 0),
    lastVirtual: Math.max(listHeight - windowHeight, 0),
    guard: Math.min(4 * windowHeight, endZone / 2),
  }
}

/** The anchor that leaves the scrollbar where it belongs, for an offset among `last` of its kind. */
function anchorFor(offset: number, last: number, slack: number): number {
  if (slack === 0 || offset <= endZone) return 0
  if (offset >= last - endZone) return slack
  return Math.round((slack * (offset - endZone)) / (last - 2 * endZone) / grain) * grain
}

/** Where the box has to be scrolled to for the list to show this offset, with the scrollbar in proportion. */
export function placeAt(map: ScrollMap, virtual: number): ScrollPlace {
  const anchor = anchorFor(virtual, map.lastVirtual, map.slack)
  return { real: virtual - anchor, anchor }
}

export const virtualOf = ({ real, anchor }: ScrollPlace): number => real + anchor

/** After a jump to `real`, of the scrollbar say: the list's offset is in proportion. */
export function jumpTo(map: ScrollMap, real: number): ScrollPlace {
  return { real, anchor: anchorFor(real, map.lastReal, map.slack) }
}

/**
 * After a step to `real`: the list has moved by as much. Where the answer has another `real`, the box must be scrolled
 * there before it is painted; that is a correction on the way, and needs scrolling for 50,000 pixels without a rest.
 */
export function stepTo(map: ScrollMap, before: ScrollPlace, real: number): ScrollPlace {
  const place = { real, anchor: before.anchor }
  const isAtFalseTop = place.anchor > 0 && real < map.guard
  const isAtFalseEnd = place.anchor < map.slack && real > map.lastReal - map.guard
  return isAtFalseTop || isAtFalseEnd ? placeAt(map, virtualOf(place)) : place
}

/** At rest: the same offset of the list, with the scrollbar put right if it is off by more than a hair. */
export function settle(map: ScrollMap, place: ScrollPlace): ScrollPlace {
  const virtual = virtualOf(place)
  const best = placeAt(map, virtual)
  const isNearEnd = virtual <= endZone || virtual >= map.lastVirtual - endZone
  return isNearEnd || Math.abs(best.anchor - place.anchor) > endZone / 2 ? best : place
}
