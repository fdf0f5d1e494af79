import * as texts from 'virtual:messages/compare'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Link, useLoaderData, useNavigate, useRouterState } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { addToCartAtom } from '#cart/cart-atoms.ts'
import type { Product } from '#catalogue/product.ts'
import { readProductIds } from '#catalogue/product-id.ts'
import { productQuery } from '#catalogue/queries.ts'
import { withoutGone } from '#device/without-gone.ts'
import { announce } from '#ui/announcer.ts'
import { formatList } from '#ui/format-list.ts'
import { Icon } from '#ui/icon.tsx'
import { NeedsScript } from '#ui/needs-script.tsx'
import { notPrinted } from '#ui/not-printed.css.ts'
import { PrerenderedBrowseLinks } from '#viewed/lazy.ts'
import { comparedIdsAtom, leastCompared, noneCompared } from './compared-ids.ts'
import * as css from './compare-page.css.ts'
import { CompareTable } from './compare-table.tsx'
import { comparedNotes } from './compared-notes.ts'
import { firstIds, mostCompared, writeIds } from '#address/ids.ts'
import { readIds } from '#address/read-ids.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The products that Remove has taken out of the choice on the way to this comparison. */
    taken?: readonly number[]
  }
}

/** More than anyone removes; caps a tampered state. */
const mostTaken = 100

/** Up to four products side by side; the address contains their ids. */
export function ComparePage() {
  const { ids, size } = useLoaderData({ from: '/compare' })
  const reading = readIds(ids, mostCompared)
  const navigate = useNavigate({ from: '/compare' })
  const changeChosen = useSetAtom(comparedIdsAtom)
  const add = useSetAtom(addToCartAtom)
  const found = useSuspenseQueries({ queries: reading.ids.map((id) => productQuery(id, size)) })
  const products = found.flatMap(({ data }) => data ?? [])
  const unknown = reading.ids.filter((_, index) => !found[index]?.data)
  const notes = comparedNotes(reading, unknown)

  // A product that the catalogue no longer has would take the place of another.
  const gone = unknown.join()
  useEffect(() => {
    if (gone !== '') changeChosen((before) => withoutGone(before, gone.split(',').map(Number)))
  }, [changeChosen, gone])

  // Back and Forward after Remove: the choice follows for the products that Remove took out of it.
  const taken =
    readProductIds(useRouterState({ select: ({ location }) => location.state.taken }), mostTaken) ??
    noneCompared
  const shown = useRef({ products, taken })
  const onShow = useEffectEvent(() => {
    const former = shown.current
    const added = products.filter(({ id }) => !former.products.some((one) => one.id === id))
    const isSame = added.length === 0 && products.length === former.products.length
    // The address changes before the products.
    if (isSame) return
    shown.current = { products, taken }
    // Between both entries.
    const moved = new Set(
      [...former.taken, ...taken].filter((id) => !former.taken.includes(id) || !taken.includes(id)),
    )
    const back = products.flatMap(({ id }) => (moved.has(id) ? id : []))
    changeChosen((before) => [...before.filter((id) => !moved.has(id)), ...back].slice(0, mostCompared))
    if (added.length > 0) announce(texts.isBack({ names: formatList(added.map(({ name }) => name)) }))
  })
  useEffect(() => onShow())

  const remove = ({ id, name }: Product) => {
    let isChosen = false
    changeChosen((before) => {
      isChosen = before.includes(id)
      return before.filter((other) => other !== id)
    })
    void navigate({
      search: (before) => ({
        ...before,
        ids: writeIds(
          firstIds(before.ids, mostCompared).filter((other) => other !== id && !unknown.includes(other)),
        ),
      }),
      state: { taken: isChosen ? [...taken, id] : taken },
      resetScroll: false,
    })
    announce(texts.removed({ name }))
    document.getElementById('compare-heading')?.focus()
  }

  return (
    <div className={css.page}>
      <Link to="/products" className={`${css.back} ${notPrinted}`}>
        <Icon name="arrow-left" size={18} /> {texts.products}
      </Link>
      <h1 id="compare-heading" tabIndex={-1} className={css.heading}>
        {texts.title}
      </h1>
      {notes.length > 0 && (
        <div className={css.notes}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      {products.length < leastCompared && (
        <div className={css.invitation}>
          <Icon name="scale" size={56} className={css.icon} />
          <p>{products.length === 1 ? texts.chooseAnother : texts.chooseSome}</p>
          <div className={css.ways}>
            <PrerenderedBrowseLinks near={products[0]?.category} />
          </div>
          <NeedsScript>{import.meta.env.SSR && texts.needsScript}</NeedsScript>
        </div>
      )}
      {products.length > 0 && (
        <CompareTable products={products} remove={remove} add={(product) => add(product, 1)} />
      )}
    </div>
  )
}
