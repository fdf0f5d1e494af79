import { useAtom } from 'jotai'
import { pictureOf, viewName } from '#catalogue/picture.ts'
import type { Product } from '#catalogue/product.ts'
import { tintOf } from '#theme/picture-tint.ts'
import { announce } from '#ui/announcer.ts'
import { tint } from '#ui/tint.css.ts'
import * as css from './gallery.css.ts'
import { selectionAtom } from './product-selection.ts'

export function Gallery({ product }: { product: Product }) {
  const [selectionOf, select] = useAtom(selectionAtom)
  const { pictures, name } = product
  const chosen = Math.min(selectionOf(product.id).picture, pictures.length - 1)
  const address = pictures[chosen] ?? product.picture
  const sources = pictureOf(address)

  return (
    <section className={css.gallery} aria-label="Pictures">
      <div className={`${css.stage} ${tint[tintOf(address)]}`}>
        <img
          key={address}
          src={sources.src}
          srcSet={sources.srcSet}
          sizes="(max-width: 48em) 94vw, 42rem"
          width={800}
          height={800}
          alt={`${name}, ${viewName(address)}`}
          fetchPriority="high"
          className={css.picture}
        />
      </div>
      {pictures.length > 1 && (
        <ul role="list" aria-label="Views" className={css.thumbnails}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                aria-label={`Show ${viewName(picture)}, image ${index + 1} of ${pictures.length}`}
                aria-current={index === chosen}
                className={`${css.thumbnail} ${tint[tintOf(picture)]}`}
                onClick={() => {
                  select(product.id, { picture: index })
                  announce(`Showing ${viewName(picture)}`)
                }}
              >
                <img
                  src={pictureOf(picture).src}
                  width={96}
                  height={96}
                  alt=""
                  decoding="async"
                  className={css.picture}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
