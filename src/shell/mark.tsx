interface Props {
  className?: string
}

/** The shop's sign, drawn in `scripts/icon-sprite.ts`. */
export function Mark({ className }: Props) {
  return (
    <svg className={className} aria-hidden="true">
      <use href="#icon-mark" />
    </svg>
  )
}
