import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useState, type ComponentType } from 'react'
import { attributeOf } from '#device/page-names.ts'
import * as css from './list-slot.css.ts'

/**
 * Renders the links to the neighbours in the list that led to this page. The list is in the history entry, which is
 * unknown while prerendering: the links render after hydration. The boot script reserves their space before the first
 * paint, so that nothing moves.
 */
export function ListSlot({ id }: { id: number }) {
  const router = useRouter()
  const [Part, setPart] = useState<ComponentType<{ id: number }>>()
  // A layout effect: it reserves or frees the space before the first paint.
  useLayoutEffect(() => {
    const update = () => {
      const isListed = router.latestLocation.state.list !== undefined
      document.documentElement.toggleAttribute(attributeOf('listed'), isListed)
      if (!isListed) return
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
