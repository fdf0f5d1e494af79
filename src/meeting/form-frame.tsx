import * as texts from 'virtual:messages/meeting'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import type { LazyPart } from '#ui/part-code.ts'
import { NeedsScript } from '#ui/needs-script.tsx'
import * as css from './form-frame.css.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { whenNear } from '#ui/when-near.ts'
import { notPrinted } from '#ui/not-printed.css.ts'

type State =
  | { kind: 'closed' | 'failed' }
  /** `isQuiet`: the visitor has not asked for the form, and sees its blank fields alone. */
  | { kind: 'loading'; isQuiet: boolean }
  /** `isHeld`: the button that opened the form still has the focus, and stays until it loses it. */
  | { kind: 'ready'; isHeld: boolean }

/** Replaces a form that has thrown; the rest of the page still works. */
function FormError({ reset }: ErrorComponentProps) {
  return (
    <div role="alert">
      <p>{texts.broken}</p>
      <button type="button" className={button.solid} onClick={reset}>
        {texts.tryAgain}
      </button>
    </div>
  )
}

interface Props {
  Form: LazyPart<object>
}

/**
 * The container of the booking form. The form's code loads when the container is nearly in view or gets the focus. A
 * press on its button before that is not lost: the form then opens with the focus in its first field.
 */
export function FormFrame({ Form }: Props) {
  const [state, setState] = useState<State>({ kind: 'closed' })
  const frame = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasPressed = useRef(false)

  const enter = () => {
    const { activeElement } = document
    // If the focus has moved elsewhere meanwhile, it stays there.
    if (activeElement !== opener.current && activeElement !== document.body) return
    frame.current?.querySelector<HTMLElement>('form input')?.focus()
  }

  const open = (isQuiet = false) => {
    setState((before) => (before.kind === 'ready' ? before : { kind: 'loading', isQuiet }))
    // Rendered once it is fetched: until then the visitor sees that it loads, or that it has failed.
    Form.preload().then(
      () => {
        const isHeld = document.activeElement === opener.current && opener.current !== null
        flushSync(() => setState((before) => (before.kind === 'ready' ? before : { kind: 'ready', isHeld })))
        if (wasPressed.current) enter()
      },
      () => {
        setState({ kind: 'failed' })
        if (wasPressed.current) announce(texts.failed)
        wasPressed.current = false
      },
    )
  }

  const openWhenNear = useEffectEvent(open)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    // The button may have been focused before this component was hydrated.
    if (document.activeElement === opener.current) openWhenNear()
    return whenNear(element, () => openWhenNear(document.activeElement !== opener.current))
  }, [])

  const press = () => {
    wasPressed.current = true
    if (state.kind === 'ready') enter()
    else open()
  }

  const isReady = state.kind === 'ready'
  const isQuiet = state.kind === 'loading' && state.isQuiet
  return (
    <div ref={frame} className={`${css.frame} ${notPrinted}`}>
      {(!isReady || state.isHeld) && (
        <div className={css.opener} data-quiet={isQuiet || undefined}>
          {state.kind === 'failed' && <p>{texts.failedAdvice}</p>}
          <button
            ref={opener}
            type="button"
            className={button.solid}
            onClick={press}
            onFocus={() => {
              if (state.kind === 'closed' || isQuiet) open()
            }}
            onBlur={() => {
              if (isReady) setState({ ...state, isHeld: false })
            }}
          >
            {state.kind === 'failed' ? texts.tryAgain : texts.open}
          </button>
          <NeedsScript>{import.meta.env.SSR && texts.needsScript}</NeedsScript>
          {state.kind === 'loading' && <p>{texts.loading}</p>}
          {state.kind === 'failed' && (
            <button type="button" className={button.outline} onClick={() => window.location.reload()}>
              {texts.reload}
            </button>
          )}
        </div>
      )}
      {isReady ? (
        <CatchBoundary getResetKey={() => 0} errorComponent={FormError}>
          <Form />
        </CatchBoundary>
      ) : (
        <FormSkeleton />
      )}
    </div>
  )
}
