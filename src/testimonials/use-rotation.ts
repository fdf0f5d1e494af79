import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react'
import { nextIndex, rotationInterval, shouldRotate } from './carousel.ts'
import { currentReviewAtom, rotationChoiceAtom } from './carousel-atoms.ts'
import { testimonials } from 'virtual:catalogue/testimonials'
import { useIsHidden } from './use-is-hidden.ts'

interface Options {
  readonly region: RefObject<HTMLElement | null>
  /** The rotation button. */
  readonly button: RefObject<HTMLElement | null>
  readonly isDragged: boolean
  readonly isMotionReduced: boolean
}

/**
 * Rotates the reviews automatically while no reason to stop applies. Hover and focus on the rotation button are no
 * reason once it has started the rotation, although the mouse and the focus are still on it.
 */
export function useRotation({ region, button, isDragged, isMotionReduced }: Options) {
  const setCurrent = useSetAtom(currentReviewAtom)
  const [choice, choose] = useAtom(rotationChoiceAtom)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHidden = useIsHidden(region)

  const isPaused = choice === 'paused'
  const prefersReducedMotion = isMotionReduced && choice !== 'started'
  const isRotating = shouldRotate({
    isPaused,
    isHovered,
    isFocused,
    isDragged,
    isHidden,
    prefersReducedMotion,
  })

  useEffect(() => {
    if (!isRotating) return
    const timer = setInterval(() => setCurrent((at) => nextIndex(at, testimonials.length)), rotationInterval)
    return () => clearInterval(timer)
  }, [isRotating, setCurrent])

  // The keyboard focus may have moved inside before hydration.
  useEffect(() => {
    if (region.current?.matches(':focus-within')) choose('paused')
  }, [region, choose])

  const isOnButton = (target: EventTarget) =>
    target instanceof Node && (button.current?.contains(target) ?? false)
  const isStopped = isPaused || prefersReducedMotion

  return {
    isStopped,
    toggle: () => {
      choose(isStopped ? 'started' : 'paused')
      if (!isStopped) return
      setHovered(false)
      setFocused(false)
    },
    pauseHandlers: {
      // A finger does not hover.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerOver: (event: PointerEvent) => {
        if (event.pointerType !== 'touch' && !isOnButton(event.target)) setHovered(true)
      },
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => {
        if (choice === 'started' && isOnButton(event.target)) return
        setFocused(true)
        if (event.target.matches(':focus-visible')) choose('paused')
      },
      onBlur: (event: FocusEvent) => setFocused(region.current?.contains(event.relatedTarget) ?? false),
    },
  }
}
