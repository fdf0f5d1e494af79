import type { PictureAddress } from '../product.ts'

/** An image on another host. */
interface HostedPicture {
  /** Without the fragment. */
  readonly src: string
  /** Px; undefined where the record does not say. */
  readonly width: number | undefined
  readonly height: number | undefined
}

const withSize = /#(\d{1,5})x(\d{1,5})$/

/**
 * Adds an image's size in px to its address, as a fragment: `https://host/a.jpg#1200x900`. So it is in every place that
 * has the address, a cart's stored line for example; no request contains a fragment.
 */
export const addSize = (address: PictureAddress, width: number, height: number): PictureAddress =>
  `${address.split('#', 1)[0]}#${width}x${height}`

/** Reads an https address, with or without a size. */
export function readHosted(address: PictureAddress): HostedPicture {
  const [fragment, width, height] = withSize.exec(address) ?? []
  return {
    src: fragment === undefined ? address : address.slice(0, -fragment.length),
    width: width === undefined ? undefined : Number(width),
    height: height === undefined ? undefined : Number(height),
  }
}

/** Shopify's CDN: an image of this width, or of its own where that is smaller. https://shopify.dev/docs/api/liquid/filters/image_url */
const shopifyCdn = /^https:\/\/cdn\.shopify\.com\//i

/** The address of a hosted image at this width in px; null where its host does not resize by address. */
function resized(src: string, width: number): string | null {
  if (!shopifyCdn.test(src)) return null
  const url = new URL(src)
  url.searchParams.set('width', String(width))
  // Otherwise it would be cut to this height.
  url.searchParams.delete('height')
  return url.href
}

/** Px. */
const widths = [400, 800, 1600]

/** The addresses of a hosted image: one for all sizes, or one for each where its host resizes. */
export function hostedSources(address: PictureAddress) {
  const { src, width, height } = readHosted(address)
  // Without a size the widest may be larger than the image: browsers then scale it as any other.
  const useful = widths.filter((one, at) => at === 0 || one <= (width ?? one))
  const sources = useful.flatMap((one) => {
    const url = resized(src, one)
    return url === null ? [] : [{ url, width: one }]
  })
  const at = (most: number) => sources.findLast((one) => one.width <= most)?.url ?? src
  return {
    src: at(400),
    large: at(800),
    zoom: { src: at(1600), width: sources.at(-1)?.width ?? width ?? 800 },
    srcSet: sources.length > 1 ? sources.map((one) => `${one.url} ${one.width}w`).join(', ') : undefined,
    // Without these keys where they are unknown.
    ...(width !== undefined && height !== undefined && { width, height }),
  }
}
