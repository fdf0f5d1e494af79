import * as texts from 'virtual:messages/shell'
import { shopName } from 'virtual:shop/parts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { nextPaint } from '#device/next-paint.ts'
import { catalogueUnavailable, chunkError } from '#device/visitor-errors.ts'
import { button } from '#ui/button.css.ts'
import { focusHeading } from './focus-after-navigation.ts'
import * as css from './page-state.css.ts'

/**
 * Replaces a page that failed; the header, the cart and the footer still work. Where the page's code could not be
 * fetched, the browser reloads the page, once: a deploy may have removed the old code.
 */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const client = useQueryClient()
  const { name, message } = error instanceof Error ? error : new Error()
  const isGone = name === chunkError
  const [isReloading, setReloading] = useState(isGone)
  useEffect(() => {
    if (isReloading) void window.reloadOnce?.().then(() => setReloading(false))
  }, [isReloading])
  const text = isGone || name === catalogueUnavailable ? message : null
  const title = text === null ? texts.wentWrong : texts.notLoaded
  useEffect(() => {
    // The code of the head may be missing, too.
    document.title = texts.titled({ title, shop: shopName })
  }, [title])
  const retry = async () => {
    // What still waits of the failed page would fail the page that is loaded now, too.
    await client.cancelQueries()
    reset()
    await router.invalidate()
    await nextPaint()
    focusHeading()
  }
  if (isReloading) return null
  return (
    <div className={css.state} role="alert">
      <h1 className={css.title}>{title}</h1>
      <p>{text ?? texts.notShown}</p>
      <div className={css.actions}>
        <button type="button" className={button.solid} onClick={() => void retry()}>
          {texts.retry}
        </button>
        <button type="button" className={button.outline} onClick={() => window.location.reload()}>
          {texts.reloadPage}
        </button>
      </div>
    </div>
  )
}

/** Rendered instead of a page that takes noticeably long to load. */
export function PagePending() {
  return (
    <div className={css.state} role="status">
      <span className={css.spinner} aria-hidden="true" />
      <p>{texts.loading}</p>
    </div>
  )
}
