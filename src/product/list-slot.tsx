import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { lazyPart } from '#ui/lazy-part.tsx'
import * as css from './list-slot.css.ts'

const ListPager = lazyPart(() => import('./list-pager.tsx').then((module) => module.ListPager), {
  when: 'rendered',
})

/**
 * Renders the links to the neighbours in the list that led to this page. The list is in the history entry, which is
 * unknown while prerendering: the links render after hydration, in space that is always reserved.
 */
export function ListSlot({ id }: { id: number }) {
  const router = useRouter()
  const [hasList, setHasList] = useState(false)
  useEffect(() => {
    const update = () => setHasList(router.latestLocation.state.list !== undefined)
    update()
    return router.subscribe('onResolved', update)
  }, [router])
  return <div className={css.slot}>{hasList && <ListPager id={id} />}</div>
}
