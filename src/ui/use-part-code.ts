import { useEffect, useState, type ComponentType } from 'react'
import { importWithRetry } from './import-with-retry.ts'
import type { PartCode } from './part-code.ts'

/** The component of a part, whose code it fetches where it is needed; undefined until then. */
export function usePartCode<Props extends object>(
  code: PartCode<Props>,
  isNeeded = true,
): ComponentType<Props> | undefined {
  const [component, setComponent] = useState(() => code.component)
  useEffect(() => {
    if (!isNeeded || component) return
    let isMounted = true
    void importWithRetry(code.fetch).then((fetched) => {
      if (isMounted) setComponent(() => fetched)
    })
    return () => {
      isMounted = false
    }
  }, [code, component, isNeeded])
  return component
}
