import * as texts from 'virtual:messages/compare'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouterState, useSearch } from '@tanstack/react-router'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { mostCompared, writeIds } from '#address/ids.ts'
import { forgetGone } from '#catalogue/forget-gone.ts'
import { pictureOf } from '#catalogue/pictures/picture.ts'
import { sliceQuery } from '#catalogue/queries.ts'
import { ownSize } from '#catalogue/settings/settings.ts'
import { ImageWithFallback } from '#pictures/image-with-fallback.tsx'
import { tintOf } from '#theme/picture-tint.ts'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { focusInView } from '#ui/focus-in-view.ts'
import { Icon } from '#ui/icon.tsx'
import { tint } from '#ui/tint.css.ts'
import { comparedIdsAtom, leastCompared } from './compared-ids.ts'
import * as css from './compare-tray.css.ts'

/** The chosen products and the link to their comparison, once enough are chosen. */
export function CompareTray() {
  const [ids, change] = useAtom(comparedIdsAtom)
  const isOnPage = useRouterState({ select: ({ location }) => location.pathname === '/compare' })
  if (ids.length < leastCompared || isOnPage) return null
  return (
    <aside aria-label={texts.tray} className={css.tray}>
      <div className={css.row}>
        <div className={css.chosen}>
          <Pictures ids={ids} />
          <span>{texts.chosenOfMost({ count: ids.length, most: mostCompared })}</span>
        </div>
        <Link to="/compare" search={{ ids: writeIds(ids) }} className={`${button.tape} ${css.link}`}>
          <Icon name="scale" size={20} /> <span>{texts.compareSeveral({ count: ids.length })}</span>
        </Link>
        <button
          type="button"
          aria-label={texts.forgetLabel}
          title={texts.forget}
          className={button.quietIcon}
          onClick={() => {
            change(() => [])
            announce(texts.forgotten)
            focusInView()
          }}
        >
          <Icon name="x" size={20} />
        </button>
      </div>
    </aside>
  )
}

function Pictures({ ids }: { ids: readonly number[] }) {
  const { size = ownSize } = useSearch({ from: '__root__' })
  const change = useSetAtom(comparedIdsAtom)
  const client = useQueryClient()
  const { data } = useQuery({
    ...sliceQuery({ category: 'All', search: '', size, only: ids }, 0),
    placeholderData: keepPreviousData,
  })
  // A product that the catalogue no longer has would take the place of another.
  useEffect(() => void forgetGone(client, ids, size, change), [change, client, ids, size])
  return ids.map((id) => {
    const product = data?.products.find((one) => one.id === id)
    return (
      <span key={id} className={`${css.media} ${product ? tint[tintOf(product.picture)] : css.noPicture}`}>
        {product && (
          <ImageWithFallback
            product={product.name}
            src={pictureOf(product.picture).src}
            width={36}
            height={36}
            alt={product.name}
            // Not where they are hidden.
            loading="lazy"
          />
        )}
      </span>
    )
  })
}
