interface Props {
  className?: string
}

/** The shop's logo, drawn in `scripts/vite/icon-sprite.ts`. */
export function Mark({ className }: Props) {
  return (
    <svg className={className} aria-hidden="true">
      <use href="#icon-mark" />
    </svg>
  )
}
