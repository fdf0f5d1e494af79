import type { ErrorComponentProps } from '@tanstack/react-router'
import { button } from './button.css.ts'

/** Stands in for one section that failed; the rest of the page lives on around it. */
export const SectionError = ({ reset }: ErrorComponentProps) => (
  <div role="alert">
    <p>This part of the page could not be shown.</p>
    <button type="button" className={button.outline} onClick={reset}>
      Retry
    </button>
  </div>
)
