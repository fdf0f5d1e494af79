import { Link } from '@tanstack/react-router'
import { categoryLink } from '#address/category-link.ts'
import { tintOf } from '#theme/picture-tint.ts'
import { isolated } from '#ui/isolated.ts'
import { tint } from '#ui/tint.css.ts'
import type { BuiltTiles } from './built-section.ts'
import * as own from './own-section.css.ts'
import { SectionPicture } from './section-picture.tsx'
import * as css from './tiles-section.css.ts'

/** Categories with a picture each. */
export function TilesSection({ section: { title, tiles }, id }: { section: BuiltTiles; id: string }) {
  return (
    <section aria-labelledby={id} className={own.section}>
      <h2 id={id} className={own.heading}>
        {isolated(title)}
      </h2>
      <ul role="list" className={css.tiles}>
        {tiles.map(({ category, picture }) => (
          <li key={category}>
            <Link {...categoryLink(category)} className={css.tile}>
              <span className={`${css.media} ${tint[tintOf(picture)]}`}>
                <SectionPicture
                  picture={picture}
                  of={category}
                  sizes={css.pictureSizes}
                  className={css.picture}
                />
              </span>
              <span className={css.label}>{isolated(category)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
