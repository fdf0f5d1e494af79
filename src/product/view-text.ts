import * as texts from 'virtual:messages/product'
import { ownPicture } from '#catalogue/pictures/own-picture.ts'
import type { PictureAddress } from '#catalogue/product.ts'

const views = [
  ['-front', texts.frontView],
  ['-closeup', texts.closeUp],
  ['-side', texts.sideView],
  ['-scene', texts.inUse],
] as const

/** The view in an image of its product, for its alternative text and its thumbnail. */
export function viewText(address: PictureAddress): string {
  const name = ownPicture.exec(address)?.[1]
  return views.find(([ending]) => name?.endsWith(ending))?.[1] ?? texts.otherView
}
