import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ComponentType } from 'react'
import * as css from './list-slot.css.ts'

/**
 * Renders the links to the neighbours in the list that led to this page. The list is in the history entry, which is
 * unknown while prerendering: the links render after hydration, in space that is always reserved.
 */
export function ListSlot({ id }: { id: number }) {
  const router = useRouter()
  const [Part, setPart] = useState<ComponentType<{ id: number }>>()
  useEffect(() => {
    const update = () => {
      if (router.latestLocation.state.list === undefined) return
      import('./list-pager.tsx').then(
        ({ ListPager }) => setPart(() => ListPager),
        // The page is complete without it.
        () => undefined,
      )
    }
    update()
    return router.subscribe('onResolved', update)
  }, [router])
  return <div className={css.slot}>{Part && <Part id={id} />}</div>
}
