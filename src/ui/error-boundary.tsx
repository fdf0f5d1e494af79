import * as texts from 'virtual:messages/ui'
import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { button } from './button.css.ts'
import * as css from './error-boundary.css.ts'

interface Props {
  text?: string
  className?: string
  reset: () => void
}

/** Replaces a part of the page that failed. */
export const Failure = ({ text = texts.partFailed, className = css.panel, reset }: Props) => (
  <div role="alert" className={className}>
    <p>{text}</p>
    <button type="button" className={button.outline} onClick={reset}>
      {texts.retry}
    </button>
  </div>
)

/** Catches errors of a part of the page and renders `Failure` instead of it. Renders the part again only on request. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <CatchBoundary getResetKey={() => 0} errorComponent={Failure}>
    {children}
  </CatchBoundary>
)
