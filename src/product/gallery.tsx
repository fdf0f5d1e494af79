import * as texts from 'virtual:messages/product'
import { useAtom } from 'jotai'
import { useRef, useState } from 'react'
import { isPlaceholder } from '#catalogue/pictures/picture-address.ts'
import { pageSizes, pictureOf } from '#catalogue/pictures/picture.ts'
import type { PictureAddress, ProductSummary } from '#catalogue/product.ts'
import { ImageWithFallback } from '#pictures/image-with-fallback.tsx'
import { tintOf } from '#theme/picture-tint.ts'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { tint } from '#ui/tint.css.ts'
import { useWasOpened } from '#ui/use-was-opened.ts'
import * as css from './gallery.css.ts'
import { selectionAtom } from './product-selection.ts'
import { viewText } from './view-text.ts'

const ZoomDialog = lazyPart(() => import('./zoom-dialog.tsx').then((module) => module.ZoomDialog), {
  when: 'rendered',
})

interface Props {
  product: ProductSummary
  /** Undefined until the details are loaded; their space is reserved. */
  pictures: readonly PictureAddress[] | undefined
}

export function Gallery({ product, pictures: loaded }: Props) {
  const [selectionOf, select] = useAtom(selectionAtom)
  const { name, picture: first } = product
  const pictures = loaded ?? [first]
  const zoomButton = useRef<HTMLButtonElement>(null)
  const shown = useRef<HTMLImageElement>(null)
  const [isZoomed, setZoomed] = useState(false)
  const wasZoomed = useWasOpened(isZoomed)
  const chosen = Math.min(selectionOf(product.id).picture, pictures.length - 1)
  const address = pictures[chosen] ?? first
  const sources = pictureOf(address)

  return (
    <section className={css.gallery} aria-label={texts.pictures}>
      <div className={`${css.stage} ${tint[tintOf(address)]}`}>
        <ImageWithFallback
          key={address}
          ref={shown}
          product={name}
          src={sources.src}
          srcSet={sources.srcSet}
          sizes={pageSizes}
          width={sources.width}
          height={sources.height}
          alt={isPlaceholder(address) ? '' : texts.nameAndView({ name, view: viewText(address) })}
          fetchPriority="high"
          className={css.picture}
        />
        {!isPlaceholder(address) && (
          <button
            ref={zoomButton}
            type="button"
            aria-haspopup="dialog"
            className={`${button.outline} ${css.zoom}`}
            onClick={() => setZoomed(true)}
          >
            <Icon name="zoom-in" size={20} /> {texts.zoom}
          </button>
        )}
      </div>
      {wasZoomed && (
        <ZoomDialog
          name={name}
          pictures={pictures}
          chosen={chosen}
          choose={(index) => select(product.id, { picture: index })}
          isOpen={isZoomed}
          close={() => setZoomed(false)}
          opener={zoomButton}
          shown={shown}
        />
      )}
      {!loaded && <div className={css.thumbnailSpace} />}
      {pictures.length > 1 && (
        <ul role="list" aria-label={texts.views} className={css.thumbnails}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                aria-label={texts.showView({
                  view: viewText(picture),
                  number: index + 1,
                  total: pictures.length,
                })}
                aria-current={index === chosen}
                className={`${css.thumbnail} ${tint[tintOf(picture)]}`}
                onClick={() => {
                  select(product.id, { picture: index })
                  announce(texts.showing({ view: viewText(picture) }))
                }}
              >
                <ImageWithFallback
                  product={name}
                  src={pictureOf(picture).src}
                  width={96}
                  height={96}
                  alt=""
                  // Loaded after the large image, with which they would share a slow line.
                  loading="lazy"
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
