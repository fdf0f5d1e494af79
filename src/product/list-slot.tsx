import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ComponentType } from 'react'

/**
 * Where the way through a list stands, for a visitor who comes from one. It is the history's matter, which a prerendered
 * page knows nothing of: so it comes when the page is alive.
 */
export function ListSlot({ id }: { id: number }) {
  const router = useRouter()
  const [Part, setPart] = useState<ComponentType<{ id: number }>>()
  useEffect(() => {
    const look = () => {
      if (router.latestLocation.state.list === undefined) return
      import('./list-place.tsx').then(
        ({ ListPlace }) => setPart(() => ListPlace),
        // The page is whole without it.
        () => undefined,
      )
    }
    look()
    return router.subscribe('onResolved', look)
  }, [router])
  return Part && <Part id={id} />
}
