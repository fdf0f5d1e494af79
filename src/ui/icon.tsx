import type { IconName } from './icon-names.ts'
import * as css from './icon.css.ts'

interface Props {
  name: IconName
  /** Width and height in pixels. */
  size?: number
  className?: string
}

/** A line drawing beside text or within a named button; hidden from screen readers. */
export function Icon({ name, size = 24, className = '' }: Props) {
  return (
    <svg className={`${css.icon} ${className}`} width={size} height={size} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
