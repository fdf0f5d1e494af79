import { pictureOf } from '#catalogue/pictures/picture.ts'
import * as css from './swatch.css.ts'

interface Props {
  /** A color or the address of a small picture; null for none. */
  swatch: string | null
  className?: string
}

/** What a value looks like, beside its name. A color is drawn as a shape: the pages' policy allows no style in an element. */
export function Swatch({ swatch, className = '' }: Props) {
  if (swatch === null) return null
  const classes = `${css.swatch} ${className}`
  if (!swatch.startsWith('#'))
    return (
      <img src={pictureOf(swatch).src} alt="" width={28} height={28} loading="lazy" className={classes} />
    )
  return (
    <svg viewBox="0 0 1 1" aria-hidden="true" className={classes}>
      <rect width="1" height="1" fill={swatch} />
    </svg>
  )
}
