import type { IconName } from './icon-names.ts'
import * as css from './icon.css.ts'

interface Props {
  name: IconName
  /** Pixels, both ways. */
  size?: number
  className?: string
}

/** A line drawing beside words or within a named button; screen readers pass it by. */
export function Icon({ name, size = 24, className = '' }: Props) {
  return (
    <svg className={`${css.icon} ${className}`} width={size} height={size} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
