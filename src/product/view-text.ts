import * as texts from 'virtual:messages/product'
import { viewName } from '#catalogue/pictures/picture-view.ts'
import type { PictureAddress } from '#catalogue/product.ts'

const views = {
  'front view': texts.frontView,
  'close-up': texts.closeUp,
  'side view': texts.sideView,
  'in use': texts.inUse,
  picture: texts.otherView,
} as const

/** The view in an image of its product, in the shop's language. */
export const viewText = (address: PictureAddress): string => views[viewName(address)]
