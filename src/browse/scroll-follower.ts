import { createScrollMap, jumpTo, placeAt, settle, stepTo, virtualOf } from './scroll-map.ts'
import type { ScrollMap, ScrollPlace } from './scroll-map.ts'

/** Milliseconds without a scroll event after which scrolling is over; as browsers take it for `scrollend`. */
const pause = 150
/** Milliseconds within which a page follows a wheel or a finger; where it does not it stands at an end. */
const patience = 1000

/** Where Home and End are not the page's. */
const othersKeys = 'input, textarea, select, [contenteditable], dialog, [role$="dialog"]'

/** The window's scrolling, as a list sees it that may be higher than browsers allow; see `scroll-map.ts`. */
export interface ScrollFollower {
  /** Pixels from the list's top to the window's: below 0 while something above the list is in view. */
  readonly virtual: () => number
  /** Pixels by which the list's places differ from those in its box. */
  readonly anchor: () => number
  readonly isUpward: () => boolean
  /** The height that the list's box must have now. */
  readonly height: () => number
  /** To be called once the box has its height: `top` is from the document's, all in pixels. */
  readonly fit: (top: number) => void
  /** Takes another height of the list; the offset is kept, as far as `fit` finds it there. */
  readonly resize: (listHeight: number) => void
  readonly scrollTo: (virtual: number) => void
  readonly stop: () => void
}

/** `onScroll` is called within each scroll event that moves the list, and with false once it has come to rest. */
export function followScroll(onScroll: (isScrolling: boolean) => void): ScrollFollower {
  let map: ScrollMap = createScrollMap(0, window.innerHeight, window.devicePixelRatio)
  let top = 0
  let place: ScrollPlace = { real: 0, anchor: 0 }
  let isUpward = false
  /** A wheel or a finger moves the page: however far it goes, these are steps. */
  let isByHand = false
  /** Since when the hand has moved and the page has not; null once it has. A busy machine's scroll events come late. */
  let waitsSince: number | null = null
  const isPageLate = () => waitsSince !== null && performance.now() - waitsSince < patience
  let isTouched = false
  let isJumping = false
  /** When the last scroll event was: a timer for each of them would cost more than the rest of it. */
  let movedAt = 0
  let resting: ReturnType<typeof setTimeout> | undefined

  const moveWindow = (next: ScrollPlace) => {
    window.scrollTo({ top: top + next.real, behavior: 'instant' })
    // Browsers round, and stop at either end.
    place = { real: window.scrollY - top, anchor: next.anchor }
  }
  const rest = () => {
    const left = movedAt + pause - performance.now()
    resting = left > 0 ? setTimeout(rest, left) : undefined
    if (resting !== undefined || isTouched) return
    isByHand &&= isPageLate()
    isJumping = false
    const settled = settle(map, place)
    if (settled.anchor !== place.anchor) moveWindow(settled)
    onScroll(false)
  }
  const awaitRest = () => {
    movedAt = performance.now()
    resting ??= setTimeout(rest, pause)
  }
  const followWindow = () => {
    awaitRest()
    const real = window.scrollY - top
    const step = real - place.real
    if (step === 0) return
    if (waitsSince !== null) {
      isByHand &&= isPageLate()
      waitsSince = null
    }
    isJumping ||= !isByHand && Math.abs(step) > 2 * window.innerHeight
    const before = virtualOf(place)
    const next = isJumping ? jumpTo(map, real) : stepTo(map, place, real)
    if (next.real === real) place = next
    else moveWindow(next)
    isUpward = virtualOf(place) < before
    onScroll(true)
  }
  const onHand = ({ type }: Event) => {
    isByHand = true
    waitsSince = performance.now()
    isJumping = false
    isTouched = type === 'touchmove'
  }
  const onTouchEnd = () => {
    isTouched = false
    awaitRest()
  }
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') isByHand = false
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || (key !== 'Home' && key !== 'End')) return
    isByHand = false
    isJumping = true
    awaitRest()
    const isPlain = !event.shiftKey && !event.altKey && !event.metaKey
    const isOthers = target instanceof Element && target.closest(othersKeys) !== null
    if (map.slack === 0 || !isPlain || isOthers) return
    // At once: a slide over millions of pixels shows nothing, and on a busy machine Chromium now and then begins none.
    event.preventDefault()
    const end = key === 'Home' ? 0 : document.documentElement.scrollHeight
    window.scrollTo({ top: end, behavior: 'instant' })
  }

  const listening = new AbortController()
  const options = { passive: true, signal: listening.signal }
  window.addEventListener('scroll', followWindow, options)
  window.addEventListener('wheel', onHand, options)
  window.addEventListener('touchmove', onHand, options)
  window.addEventListener('touchend', onTouchEnd, options)
  window.addEventListener('touchcancel', onTouchEnd, options)
  window.addEventListener('pointerdown', onPointerDown, options)
  window.addEventListener('keydown', onKeyDown, { signal: listening.signal })

  return {
    virtual: () => virtualOf(place),
    anchor: () => place.anchor,
    isUpward: () => isUpward,
    height: () => map.height,
    resize(listHeight) {
      map = createScrollMap(listHeight, window.innerHeight, window.devicePixelRatio)
    },
    fit(newTop) {
      top = newTop
      const virtual = virtualOf(place)
      const isAbove = virtual <= 0 || window.scrollY - top <= 0
      if (isAbove) place = jumpTo(map, window.scrollY - top)
      else moveWindow(placeAt(map, Math.min(virtual, Math.max(map.lastVirtual, window.scrollY - top))))
    },
    scrollTo(virtual) {
      const before = virtualOf(place)
      moveWindow(placeAt(map, virtual))
      isUpward = virtualOf(place) < before
    },
    stop() {
      clearTimeout(resting)
      listening.abort()
    },
  }
}
