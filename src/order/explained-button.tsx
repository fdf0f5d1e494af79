import { useId } from 'react'
import * as css from './order-page.css.ts'

interface Props {
  label: string
  /** What the press does, beside it and in its description. */
  explanation: string
  className: string
  isDisabled?: boolean
  onPress: () => void
}

/** A step that is not taken back with one press. */
export function ExplainedButton({ label, explanation, className, isDisabled, onPress }: Props) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={className}
        aria-describedby={id}
        aria-disabled={isDisabled}
        onClick={() => !isDisabled && onPress()}
      >
        {label}
      </button>
      <p id={id} className={css.hint}>
        {explanation}
      </p>
    </>
  )
}
