import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { button } from './button.css.ts'
import * as css from './section.css.ts'

interface Props {
  words?: string
  look?: string
  reset: () => void
}

/** Stands in for one part of a page that failed. */
export const Failure = ({
  words = 'This part of the shop could not be shown.',
  look = css.panel,
  reset,
}: Props) => (
  <div role="alert" className={look}>
    <p>{words}</p>
    <button type="button" className={button.outline} onClick={reset}>
      Retry
    </button>
  </div>
)

/**
 * A part of a page that takes nothing else with it when it throws: it says so in its place, and is tried again when the
 * visitor asks for it, not by itself.
 */
export const Section = ({ children }: { children: ReactNode }) => (
  <CatchBoundary getResetKey={() => 0} errorComponent={Failure}>
    {children}
  </CatchBoundary>
)
