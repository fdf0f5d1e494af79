import { lazy, memo, Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { watchSleeper, type Waking } from './asleep.ts'
import { releasePresses } from './early-presses.ts'
import { Section } from './section.tsx'

export interface Island<Props extends object> {
  /** Draws the part; its props must stay the same until it is alive. */
  readonly Part: ComponentType<Props>
  /** Fetches the code, so that the part is there at once when it is drawn; may be tried anew after a failure. */
  readonly load: () => Promise<unknown>
}

/**
 * A part of a page whose HTML comes with the page, and whose code comes when it is needed: until then it is what the
 * build drew. On a page that the browser draws itself the code comes at once. One that throws takes nothing else with it.
 */
export function createIsland<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  waking: Waking,
): Island<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  let wakeUp: (part: { default: ComponentType<Props> }) => void
  const awake = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    wakeUp = resolve
  })

  const load = () =>
    (loading ??= importPart().then(
      (part) => {
        Loaded = part
        wakeUp({ default: part })
        return part
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))

  const Sleeping = lazy(() => {
    if (import.meta.env.SSR) void load()
    return awake
  })

  function Part(props: Props) {
    const box = useRef<HTMLDivElement>(null)
    const stop = useRef<() => void>(undefined)
    // The same one for good: another would be another component, and lose its state.
    const [{ Body }] = useState(() => ({ Body: Loaded ?? Sleeping }))
    const isAlive = useRef(false)
    const [onAlive] = useState(() => () => {
      isAlive.current = true
      stop.current?.()
      if (box.current) releasePresses(box.current)
    })
    useEffect(() => {
      if (isAlive.current || !box.current) return
      // A failure leaves what is drawn; the next touch tries again.
      const wake = () => void load().catch(() => undefined)
      stop.current = watchSleeper(box.current, waking, wake)
      if (box.current.childElementCount === 0) wake()
      return () => stop.current?.()
    }, [])
    return (
      <div ref={box} data-asleep="">
        <Section>
          <Suspense fallback={null}>
            <Body {...props} />
            <Afterwards call={onAlive} />
          </Suspense>
        </Section>
      </div>
    )
  }

  return { Part: memo(Part), load }
}

/** Calls once what stands beside it is alive. */
function Afterwards({ call }: { call: () => void }) {
  useEffect(call, [call])
  return null
}
