import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

/**
 * A component whose code loads when it is first rendered; until then it renders `fallback`. A failed load throws its
 * error in the component. React's `lazy` needs a `Suspense`, and React shows what follows a fallback after 300 ms at
 * the earliest: a dialog would open that much later.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  return function LazyComponent(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props>>()
    useEffect(() => {
      load().then(
        (component) => setLoaded(() => component),
        (error: unknown) =>
          setLoaded(() => {
            throw error
          }),
      )
    }, [])
    return Loaded ? <Loaded {...props} /> : fallback
  }
}
