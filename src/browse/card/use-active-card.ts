import {
  useEffect,
  useEffectEvent,
  useState,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { cardIndexOf } from './use-card-actions.ts'
import type { Activity } from './tools-on-cards.ts'

interface ActiveCard {
  readonly index: number
  readonly activity: Activity
  /** The list when the card was entered. */
  readonly content: unknown
}

/**
 * The card that the pointer or the focus entered last, and the handlers of its list. `content` is another value where the
 * list has other products: the card keeps its tools, since it may have the focus.
 */
export function useActiveCard(list: RefObject<HTMLElement | null>, content: unknown) {
  const [active, setActive] = useState<ActiveCard | null>(null)
  const activate = (target: EventTarget | null, activity: Activity) => {
    const index = cardIndexOf(target)
    if (index === null) return
    setActive((before) =>
      before?.index === index && before.content === content ? before : { index, activity, content },
    )
  }
  const activateCurrent = useEffectEvent(() => {
    const { current } = list
    const focused = current?.contains(document.activeElement) ? document.activeElement : null
    const target = focused ?? [...(current?.querySelectorAll(':hover') ?? [])].at(-1) ?? null
    activate(target, window.matchMedia('(hover: hover)').matches ? 'hover' : 'touch')
  })
  // A card may be hovered or have the focus before the list is hydrated.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => activateCurrent(), [])

  const isCurrent = active?.content === content
  return {
    active: active && { index: active.index, activity: isCurrent ? active.activity : ('rest' as const) },
    handlers: {
      onPointerOver({ target, currentTarget, pointerType }: PointerEvent<HTMLElement>) {
        // Without its tools a card would lose the focus that is on them.
        if (currentTarget.querySelector('[aria-pressed]:focus-visible')) return
        activate(target, pointerType === 'touch' ? 'touch' : 'hover')
      },
      // Before the list's own listeners, which may render the move of the pointer: that would remove the focused tool.
      onFocusCapture: ({ target }: FocusEvent<HTMLElement>) => activate(target, 'hover'),
    },
  }
}
