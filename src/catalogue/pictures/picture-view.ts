import { ownPicture } from './own-picture.ts'
import type { PictureAddress } from '../product.ts'

const views = [
  ['-front', 'front view'],
  ['-closeup', 'close-up'],
  ['-side', 'side view'],
  ['-scene', 'in use'],
] as const

/** The view in an image of its product, in words for its alternative text and its thumbnail. */
export function viewName(address: PictureAddress): (typeof views)[number][1] | 'picture' {
  const name = ownPicture.exec(address)?.[1]
  return views.find(([ending]) => name?.endsWith(ending))?.[1] ?? 'picture'
}
