import { lazy, memo, Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { replayPresses } from './early-presses.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { importWithRetry } from './import-with-retry.ts'
import { onHydrationTrigger, type HydrateOn } from './hydration-trigger.ts'

/** A component whose code can be fetched before it renders, like the router's `lazyRouteComponent`. */
export type Island<Props extends object> = ComponentType<Props> & {
  /** Fetches the code. After a failure the next call tries again. */
  readonly preload: () => Promise<unknown>
}

/**
 * Defers the hydration of a part of the page. In a prerendered page its code is fetched, and React hydrates its HTML, at
 * the trigger. In a page that the browser renders, the code is fetched immediately. An error does not affect the rest of
 * the page. Its props must not change before it is hydrated.
 */
export function createIsland<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  { hydrateOn }: { hydrateOn: HydrateOn },
): Island<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  let resolveLazy: (module: { default: ComponentType<Props> }) => void
  const lazyModule = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    resolveLazy = resolve
  })

  const preload = () =>
    (loading ??= importComponent().then(
      (component) => {
        Loaded = component
        resolveLazy({ default: component })
        return component
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))

  const Lazy = lazy(() => {
    if (import.meta.env.SSR) void preload()
    return lazyModule
  })

  function IslandBox(props: Props) {
    const box = useRef<HTMLDivElement>(null)
    const stop = useRef<() => void>(undefined)
    // State, so that it never changes: another component type would reset the state below it.
    const [Component] = useState(() => Loaded ?? Lazy)
    const isHydrated = useRef(false)
    const [onHydrated] = useState(() => () => {
      isHydrated.current = true
      stop.current?.()
      if (box.current) replayPresses(box.current)
    })
    useEffect(() => {
      if (isHydrated.current || !box.current) return
      if (box.current.childElementCount === 0) {
        void importWithRetry(preload)
        return
      }
      // After a failure the next interaction tries again.
      const hydrate = () => void preload().catch(() => undefined)
      stop.current = onHydrationTrigger(box.current, hydrateOn, hydrate)
      return () => stop.current?.()
    }, [])
    return (
      <div ref={box} data-dehydrated="">
        <ErrorBoundary>
          <Suspense fallback={null}>
            <Component {...props} />
            <OnMount call={onHydrated} />
          </Suspense>
        </ErrorBoundary>
      </div>
    )
  }

  return Object.assign(memo(IslandBox), { preload })
}

/** Calls `call` in its effect, which runs when the siblings in the same Suspense boundary are hydrated. */
function OnMount({ call }: { call: () => void }) {
  useEffect(call, [call])
  return null
}
