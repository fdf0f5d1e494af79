import * as texts from 'virtual:messages/product'
/** The position of an image in its square box; lengths as fractions of the box's side, from its centre. */
export interface ZoomView {
  /** 1: the image fills the box. */
  readonly scale: number
  readonly x: number
  readonly y: number
}

export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 }

/**
 * The largest scale of an image `pixels` wide: three for 1600, so that each of its pixels covers two by two of the
 * screen's where the window is 1080 pixels high. More would be blurred.
 */
export const largestScale = (pixels: number): number => Math.max(1, (3 * pixels) / 1600)

/** The factor of one press on + or −. */
export const zoomStep = 1.5

/** The distance from which on a swipe changes the view, as a fraction of the box's side. */
export const swipeShare = 0.15

/** The step of one press on an arrow key, as a fraction of the box's side. */
const panStep = 0.15

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Limits the position so that the image always covers its box. */
function fit({ scale, x, y }: ZoomView): ZoomView {
  const most = (scale - 1) / 2
  // Adding 0 turns -0 into 0.
  return { scale, x: clamp(x, -most, most) + 0, y: clamp(y, -most, most) + 0 }
}

/** Zooms so that the same point of the image stays under (`px`, `py`); at most to scale `most`. */
export function zoomBy(view: ZoomView, factor: number, most: number, px = 0, py = 0): ZoomView {
  const scale = clamp(view.scale * factor, 1, most)
  const ratio = scale / view.scale
  return fit({ scale, x: px - (px - view.x) * ratio, y: py - (py - view.y) * ratio })
}

export const panBy = (view: ZoomView, dx: number, dy: number): ZoomView =>
  fit({ ...view, x: view.x + dx, y: view.y + dy })

/** The view after a key; undefined for a key that does not apply. Arrows move the visible section. */
export function viewAfterKey(view: ZoomView, key: string, most: number): ZoomView | undefined {
  switch (key) {
    case '+':
    case '=':
      return zoomBy(view, zoomStep, most)
    case '-':
      return zoomBy(view, 1 / zoomStep, most)
    case '0':
      return wholePicture
    case 'ArrowLeft':
      return panBy(view, panStep, 0)
    case 'ArrowRight':
      return panBy(view, -panStep, 0)
    case 'ArrowUp':
      return panBy(view, 0, panStep)
    case 'ArrowDown':
      return panBy(view, 0, -panStep)
    default:
      return undefined
  }
}

/** '150 percent'. */
export const scaleText = ({ scale }: ZoomView): string => texts.zoomedTo({ percent: Math.round(scale * 100) })
