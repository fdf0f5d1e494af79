import { pictureOf } from '#catalogue/pictures/picture.ts'
import * as css from './facet-swatch.css.ts'

/**
 * What a value looks like, beside its name: a color, drawn as a shape since the pages' policy allows no style in an
 * element, or a picture. Not the one of `product/options`: a module of two late parts would be in the first load of shops
 * without options.
 */
export function FacetSwatch({ swatch }: { swatch: string }) {
  if (!swatch.startsWith('#'))
    return (
      <img src={pictureOf(swatch).src} alt="" width={28} height={28} loading="lazy" className={css.swatch} />
    )
  return (
    <svg viewBox="0 0 1 1" aria-hidden="true" className={css.swatch}>
      <rect width="1" height="1" fill={swatch} />
    </svg>
  )
}
