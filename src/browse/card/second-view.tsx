import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { pictureOf } from '#catalogue/pictures/picture.ts'
import type { PictureAddress } from '#catalogue/product.ts'
import { savesData } from '#device/connection.ts'
import type { Card } from './card-tools.tsx'
import * as css from './card-tools.css.ts'
import { preloadProduct } from './preload-product.ts'
import { pictureSizes } from './product-card.css.ts'

/** Milliseconds of hover or focus before anything is fetched; the router's own default. */
const intent = 50

/** Fetches the product's page, and shows its second image while the card is hovered or has the focus. */
export function SecondView({ card: { id, image, isInGrid, isTouched } }: { card: Card }) {
  const router = useRouter()
  const [slot] = useState(() => document.createElement('span'))
  const [view, setView] = useState<PictureAddress>()
  const [isLoaded, setLoaded] = useState(false)

  useEffect(() => {
    let isCurrent = true
    const show = async () => {
      const product = await preloadProduct(router, id, image.srcset || image.src)
      if (isCurrent && isInGrid && !isTouched && !savesData())
        setView(product?.pictures.find((picture) => picture !== product.picture))
    }
    const waiting = setTimeout(() => void show(), intent)
    return () => {
      isCurrent = false
      clearTimeout(waiting)
    }
  }, [id, image, isInGrid, isTouched, router])
  // Under the badges, which follow the image.
  useLayoutEffect(() => {
    image.after(slot)
    return () => slot.remove()
  }, [image, slot])

  if (!view) return null
  const { src, srcSet } = pictureOf(view)
  return createPortal(
    <img
      src={src}
      srcSet={srcSet}
      sizes={pictureSizes}
      alt=""
      data-loaded={isLoaded}
      className={css.view}
      onLoad={() => setLoaded(true)}
    />,
    slot,
  )
}
