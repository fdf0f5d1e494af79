import { watchTurn, type WindowTurn } from '../window-turn.ts'
import { createScrollMap, jumpTo, settle, stateAt, stepTo, virtualOf } from './scroll-map.ts'
import type { ScrollMap, ScrollState } from './scroll-map.ts'

/** Milliseconds without a scroll event after which scrolling has ended; the same as for browsers' `scrollend`. */
const pause = 150
/** Milliseconds from a wheel or touch event to its scroll event; without one, the page is at an end. */
const scrollTimeout = 1000

/** Controls with their own meaning of Home and End. */
const othersKeys = 'input, textarea, select, [contenteditable], dialog, [role$="dialog"]'

/** `moved`: by `fit` or `scrollTo`. */
export type ScrollPhase = 'scrolling' | 'rest' | 'moved'

/** The window's scrolling for a list that may be higher than browsers allow; see `scroll-map.ts`. */
export interface TallScroll {
  /** Calls `onScroll` within each scroll event that moves the list, and at rest. Returns an unsubscribe function. */
  readonly observe: (onScroll: (phase: ScrollPhase) => void) => () => void
  /** Pixels of the list that are above its box's top. */
  readonly shift: () => number
  /** Pixels from the list's top to the window's: below 0 while something above the list is in view. */
  readonly offset: () => number
  /** Sets another height of the list; the offset stays until `fit` is called. */
  readonly resize: (listHeight: number) => void
  /**
   * Restores the offset once the box has its height. `top`: of the box in the document, px. `isSameSize`: only what is
   * above the box has changed.
   */
  readonly fit: (top: number, isSameSize?: boolean) => void
  readonly scrollTo: (offset: number) => void
}

export function createTallScroll(): TallScroll {
  let listHeight = 0
  let map: ScrollMap = createScrollMap(0, window.innerHeight, window.devicePixelRatio)
  let top = 0
  let state: ScrollState = { real: 0, shift: 0 }
  /** True while a wheel or a finger moves the page: any distance is then a step, not a jump. */
  let isByHand = false
  /** Time of a wheel or touch event without a scroll event yet: these are late on a busy machine. */
  let waitsSince: number | null = null
  const isPageLate = () => waitsSince !== null && performance.now() - waitsSince < scrollTimeout
  let isTouched = false
  let isJumping = false
  /** The time of the last scroll event: a timer for each of them would cost more than all other work here. */
  let movedAt = 0
  let resting: ReturnType<typeof setTimeout> | undefined
  const observers = new Set<(phase: ScrollPhase) => void>()
  let listening: AbortController | undefined
  let turn: WindowTurn | undefined

  const report = (phase: ScrollPhase) => {
    for (const onScroll of observers) onScroll(phase)
  }
  const moveWindow = (next: ScrollState) => {
    window.scrollTo({ top: top + next.real, behavior: 'instant' })
    // Browsers round the offset, and clamp it at either end.
    state = { real: window.scrollY - top, shift: next.shift }
  }
  /** Whether the event of a scroll is still to come, on a busy machine: a correction now would move the window back. */
  const isBehind = () => window.scrollY - top !== state.real
  const rest = () => {
    const left = movedAt + pause - performance.now()
    resting = left > 0 ? setTimeout(rest, left) : undefined
    if (resting !== undefined || isTouched) return
    if (isBehind()) {
      followWindow()
      return
    }
    isByHand &&= isPageLate()
    isJumping = false
    const settled = settle(map, state)
    if (settled.shift !== state.shift) moveWindow(settled)
    report('rest')
  }
  const awaitRest = () => {
    movedAt = performance.now()
    resting ??= setTimeout(rest, pause)
  }
  const followWindow = () => {
    if (turn?.isTurning()) return
    awaitRest()
    const real = window.scrollY - top
    const step = real - state.real
    if (step === 0) return
    if (waitsSince !== null) {
      isByHand &&= isPageLate()
      waitsSince = null
    }
    isJumping ||= !isByHand && Math.abs(step) > 2 * window.innerHeight
    const next = isJumping ? jumpTo(map, real) : stepTo(map, state, real)
    if (next.real === real) state = next
    else moveWindow(next)
    report('scrolling')
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
    // Without animation: a smooth scroll over millions of pixels shows nothing, and on a busy machine Chromium
    // sometimes does not start one.
    event.preventDefault()
    const end = key === 'Home' ? 0 : document.documentElement.scrollHeight
    window.scrollTo({ top: end, behavior: 'instant' })
  }
  const measure = () => {
    map = createScrollMap(listHeight, window.innerHeight, window.devicePixelRatio)
  }

  const listen = () => {
    listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    window.addEventListener('scroll', followWindow, options)
    window.addEventListener('wheel', onHand, options)
    window.addEventListener('touchmove', onHand, options)
    window.addEventListener('touchend', onTouchEnd, options)
    window.addEventListener('touchcancel', onTouchEnd, options)
    window.addEventListener('pointerdown', onPointerDown, options)
    window.addEventListener('keydown', onKeyDown, { signal: listening.signal })
    window.addEventListener('resize', measure, options)
    turn = watchTurn(followWindow)
  }

  return {
    observe(onScroll) {
      if (observers.size === 0) listen()
      observers.add(onScroll)
      return () => {
        observers.delete(onScroll)
        if (observers.size > 0) return
        clearTimeout(resting)
        resting = undefined
        listening?.abort()
        turn?.stop()
      }
    },
    shift: () => state.shift,
    offset: () => virtualOf(state),
    resize(newHeight) {
      listHeight = newHeight
      measure()
    },
    fit(newTop, isSameSize = false) {
      // In a page of another size the browser may have moved the window.
      if (isSameSize && isBehind()) followWindow()
      top = newTop
      const virtual = virtualOf(state)
      const isAbove = virtual <= 0 || window.scrollY - top <= 0
      if (isAbove) state = jumpTo(map, window.scrollY - top)
      else moveWindow(stateAt(map, Math.min(virtual, Math.max(map.lastVirtual, window.scrollY - top))))
      report('moved')
    },
    scrollTo(offset) {
      moveWindow(stateAt(map, offset))
      report('moved')
    },
  }
}
