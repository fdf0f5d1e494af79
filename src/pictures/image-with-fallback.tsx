import type { ComponentProps, RefObject, SyntheticEvent } from 'react'

interface Props extends Omit<ComponentProps<'img'>, 'ref' | 'onError' | 'onLoad'> {
  /** The name of the product that it shows; missing for other images. */
  product?: string
  ref?: RefObject<HTMLImageElement | null>
}

/** Without the code a broken image is empty. */
function replace(image: HTMLImageElement): void {
  const failed = image.getAttribute('src')
  void import('./replace-image.ts').then(
    ({ replaceImage }) => {
      // One failure may be reported twice, by `check` and by the event: meanwhile the image is replaced.
      if (image.getAttribute('src') === failed) replaceImage(image)
    },
    () => undefined,
  )
}

/** An image of a prerendered page may have failed before React listens. */
function check(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0 && image.src !== '') replace(image)
}

const onError = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => replace(currentTarget)

/** The element of a list's card may show another product's image later. */
const onLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
  delete currentTarget.dataset['missing']

/** An image that is replaced where it cannot be loaded (`replace-image.ts`, whose code few pages need). */
export function ImageWithFallback({ product, ref, alt, ...image }: Props) {
  const attach = (element: HTMLImageElement | null) => {
    if (ref) ref.current = element
    check(element)
  }
  return (
    <img
      {...image}
      alt={alt}
      ref={ref ? attach : check}
      data-product={product}
      onError={onError}
      onLoad={onLoad}
    />
  )
}
