import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { button } from './button.css.ts'

/** Stands in for one part of a page that failed. */
const Failure = ({ reset }: ErrorComponentProps) => (
  <div role="alert">
    <p>This part of the shop could not be shown.</p>
    <button type="button" className={button.outline} onClick={reset}>
      Retry
    </button>
  </div>
)

/** A failed part is tried again when the visitor asks for it, and not by itself. */
const sameForGood = () => 0

/** A part of a page that takes nothing else with it when it throws: it says so in its place, and can be tried again. */
export const Section = ({ children }: { children: ReactNode }) => (
  <CatchBoundary getResetKey={sameForGood} errorComponent={Failure}>
    {children}
  </CatchBoundary>
)
