import { pictureOf } from '#catalogue/pictures/picture.ts'
import type { PictureAddress } from '#catalogue/product.ts'
import { ImageWithFallback } from '#pictures/image-with-fallback.tsx'

interface Props {
  picture: PictureAddress
  /** The name of what it shows, whose first letter replaces it where it cannot be loaded. */
  of: string
  /** As the attribute of an image. */
  sizes: string
  className: string
}

/** The picture of a product or category beside its name. */
export function SectionPicture({ picture, of, sizes, className }: Props) {
  const { src, srcSet, width, height } = pictureOf(picture)
  return (
    <ImageWithFallback
      product={of}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}
