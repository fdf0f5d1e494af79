import { Link } from '@tanstack/react-router'
import { categoryLink } from '#address/category-link.ts'
import { pictureOf } from '#catalogue/pictures/picture.ts'
import { ImageWithFallback } from '#pictures/image-with-fallback.tsx'
import { tintOf } from '#theme/picture-tint.ts'
import { isolated } from '#ui/isolated.ts'
import { tint } from '#ui/tint.css.ts'
import type { BuiltTiles } from './built-section.ts'
import * as own from './own-section.css.ts'
import * as css from './tiles-section.css.ts'

/** Categories with a picture each. */
export function TilesSection({ section: { title, tiles }, id }: { section: BuiltTiles; id: string }) {
  return (
    <section aria-labelledby={id} className={own.section}>
      <h2 id={id} className={own.heading}>
        {isolated(title)}
      </h2>
      <ul role="list" className={css.tiles}>
        {tiles.map(({ category, picture }) => {
          const { src, srcSet, width, height } = pictureOf(picture)
          return (
            <li key={category}>
              <Link {...categoryLink(category)} className={css.tile}>
                <span className={`${css.media} ${tint[tintOf(picture)]}`}>
                  <ImageWithFallback
                    product={category}
                    src={src}
                    srcSet={srcSet}
                    sizes={css.pictureSizes}
                    width={width}
                    height={height}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    className={css.picture}
                  />
                </span>
                <span className={css.label}>{isolated(category)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
