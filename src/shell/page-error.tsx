import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { button } from '#ui/button.css.ts'
import { isChunkFailure } from './chunk-failure.ts'
import * as css from './page-state.css.ts'

/**
 * Stands in for a page that failed; the header, the cart and the footer live on around it. Where the page's code could
 * not be had, the browser loads the page itself, once: a deploy may have taken the old code away.
 */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const isGone = isChunkFailure(error)
  const [isReloading, setReloading] = useState(isGone)
  useEffect(() => {
    if (isReloading) void window.reloadOnce?.().then(() => setReloading(false))
  }, [isReloading])
  if (isReloading) return null
  /** Its words are meant for visitors. */
  const text =
    isGone || (error instanceof Error && error.name === 'CatalogueUnavailable') ? error.message : null
  return (
    <div className={css.state} role="alert">
      <h1 className={css.title}>
        {text === null ? 'Something went wrong here' : 'This page could not be loaded'}
      </h1>
      <p>{text ?? 'This part of the shop could not be shown. Your cart is safe.'}</p>
      <div className={css.actions}>
        <button
          type="button"
          className={button.solid}
          onClick={() => {
            reset()
            void router.invalidate()
          }}
        >
          Retry
        </button>
        <button type="button" className={button.outline} onClick={() => window.location.reload()}>
          Reload the page
        </button>
      </div>
    </div>
  )
}
