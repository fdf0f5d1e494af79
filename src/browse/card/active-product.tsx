import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { pictureOf } from '#catalogue/pictures/picture.ts'
import type { PictureAddress, ProductSummary } from '#catalogue/product.ts'
import { hasVariants } from '#catalogue/settings/settings.ts'
import { nextPicture, secondPicture } from '#catalogue/variants/next-picture.ts'
import { savesData } from '#device/connection.ts'
import * as css from './card-tools.css.ts'
import { preloadProduct } from './preload-product.ts'
import { pictureSizes } from './product-card.css.ts'

/** Milliseconds of hover or focus before anything is fetched; the router's own default. */
const intent = 50

interface Props {
  product: ProductSummary
  /** False where the page of the product is fetched alone: for a finger, and for a row of the plain list. */
  isShown: boolean
}

/** Fetches the page of the active card's product, and shows its second image. */
export function ActiveProduct({ product: { id, picture }, isShown }: Props) {
  const router = useRouter()
  const [second, setSecond] = useState<PictureAddress>()
  const [isLoaded, setLoaded] = useState(false)

  useEffect(() => {
    if (savesData()) return
    let isCurrent = true
    const show = async () => {
      const { src, srcSet } = pictureOf(picture)
      const product = await preloadProduct(router, id, srcSet ?? src)
      if (isCurrent && isShown)
        setSecond(product ? (hasVariants ? nextPicture : secondPicture)(product) : undefined)
    }
    const waiting = setTimeout(() => void show(), intent)
    return () => {
      isCurrent = false
      clearTimeout(waiting)
    }
  }, [id, picture, isShown, router])

  if (!second) return null
  const { src, srcSet } = pictureOf(second)
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={pictureSizes}
      alt=""
      data-loaded={isLoaded}
      className={css.view}
      onLoad={() => setLoaded(true)}
    />
  )
}
