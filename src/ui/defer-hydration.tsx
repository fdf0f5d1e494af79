import { lazy, memo, Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { isPressed, replayPresses } from './early-input.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { importWithRetry } from './import-with-retry.ts'
import type { LazyPart, PartCode } from './part-code.ts'
import { whenNear } from './when-near.ts'

/** What counts as using a part. */
const uses = ['pointerover', 'touchstart', 'focusin', 'click', 'change'] as const

/**
 * Calls `hydrate` at each use of the part, and when it is near the window if `when` is `near`; immediately if it has the
 * focus or was pressed before. Returns a function that removes the listeners.
 */
function onUse(box: HTMLElement, when: 'near' | 'used', hydrate: () => void): () => void {
  const listener = (event: Event) => {
    if (event.target instanceof Node && box.contains(event.target)) hydrate()
  }
  const stopObserving = when === 'near' ? whenNear(box, hydrate) : undefined
  // On the window: React stops events of parts that are not hydrated at its root.
  const options = { capture: true, passive: true }
  for (const type of uses) window.addEventListener(type, listener, options)
  if (box.contains(document.activeElement) || isPressed(box)) hydrate()
  return () => {
    stopObserving?.()
    for (const type of uses) window.removeEventListener(type, listener, options)
  }
}

/**
 * Keeps the prerendered HTML of a part as it is until it is needed: then its code is fetched, and React hydrates it. An
 * error does not affect the rest of the page. Its props must not change before it is hydrated.
 */
export function deferHydration<Props extends object>(
  code: PartCode<Props>,
  when: 'near' | 'used',
): LazyPart<Props> {
  let resolveLazy: (module: { default: ComponentType<Props> }) => void
  const lazyModule = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    resolveLazy = resolve
  })
  const fetchCode = async () => resolveLazy({ default: await code.fetch() })
  const Lazy = lazy(() => {
    if (import.meta.env.SSR || code.component) void fetchCode()
    return lazyModule
  })

  function DeferredPart(props: Props) {
    const box = useRef<HTMLDivElement>(null)
    const stop = useRef<() => void>(undefined)
    // State, so that it never changes: another component type would reset the state below it.
    const [Component] = useState(() => code.component ?? Lazy)
    const isHydrated = useRef(false)
    const [onHydrated] = useState(() => () => {
      isHydrated.current = true
      stop.current?.()
      if (box.current) replayPresses(box.current)
    })
    useEffect(() => {
      if (isHydrated.current || !box.current) return
      // After a failure the next use tries again.
      stop.current = onUse(box.current, when, () => void fetchCode().catch(() => undefined))
      return () => stop.current?.()
    }, [])
    return (
      <div ref={box} data-dehydrated="">
        <ErrorBoundary>
          <Suspense fallback={<OnMount call={fetchNow} />}>
            <Component {...props} />
            <OnMount call={onHydrated} />
          </Suspense>
        </ErrorBoundary>
      </div>
    )
  }

  // Rendered where React has no HTML for the part, or discards it: on a page that the browser renders itself, and where the
  // page's store changes before the part is hydrated.
  const fetchNow = () => void importWithRetry(fetchCode)

  return Object.assign(memo(DeferredPart), { preload: fetchCode })
}

/** Calls `call` in its effect, which runs when the siblings in the same Suspense boundary are hydrated. */
function OnMount({ call }: { call: () => void }) {
  useEffect(call, [call])
  return null
}
