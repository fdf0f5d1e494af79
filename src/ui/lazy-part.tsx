import { useEffect, useState, type ComponentType } from 'react'
import { deferHydration } from './defer-hydration.tsx'
import { importWithRetry } from './import-with-retry.ts'
import { partCode, type LazyPart, type PartCode } from './part-code.ts'

interface Options<Props extends object> {
  /**
   * When the code of a part is fetched. `rendered`: once it is rendered, for dialogs and the like. `near` and `used`: its
   * prerendered HTML stays as it is until it is near the window, or is pointed at, touched, focused or pressed
   * (`defer-hydration.tsx`); a page that the browser renders itself fetches it at once.
   */
  readonly when: 'rendered' | 'near' | 'used'
  /** Rendered until the code of a part is fetched; for `rendered`. */
  readonly fallback?: ComponentType<Props>
}

/**
 * A part of the page with its code in a file of its own. Whatever renders it, it fetches its code itself: nothing may
 * depend on an earlier `preload`. A failed fetch is repeated at the next press on the page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { when, fallback }: Options<Props>,
): LazyPart<Props> {
  const code = partCode(load)
  if (when !== 'rendered') return deferHydration(code, when)
  return Object.assign(renderWhenFetched(code, fallback), { preload: code.fetch })
}

/**
 * Without `Suspense`: React shows what follows a fallback after 300 ms at the earliest, and a dialog would open that much
 * later.
 */
function renderWhenFetched<Props extends object>(
  code: PartCode<Props>,
  fallback: ComponentType<Props> | undefined,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const [fetched, setFetched] = useState(() => code.component)
    useEffect(() => {
      if (!fetched) void importWithRetry(code.fetch).then((component) => setFetched(() => component))
    }, [fetched])
    const Shown = fetched ?? fallback
    return Shown && <Shown {...props} />
  }
}
