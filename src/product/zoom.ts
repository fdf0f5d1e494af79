/** How a picture stands in its square box; lengths in parts of the box's side, from its middle. */
export interface ZoomView {
  /** 1: the whole picture fills the box. */
  readonly scale: number
  readonly x: number
  readonly y: number
}

export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 }

/**
 * The largest scale of a picture so many pixels wide: three for 1600, so that each is drawn on two of the screen's, each
 * way, where the window is 1080 pixels high. More would be soft.
 */
export const largestScale = (pixels: number): number => (3 * pixels) / 1600

/** What one press on + or − does. */
export const zoomStep = 1.5

/** What one press on an arrow key does, in parts of the box's side. */
const panStep = 0.15

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The picture always covers its box: it can be moved by what stands out of it, and no further. */
function fit({ scale, x, y }: ZoomView): ZoomView {
  const most = (scale - 1) / 2
  // No negative zero.
  return { scale, x: clamp(x, -most, most) + 0, y: clamp(y, -most, most) + 0 }
}

/** The same point of the picture stays under (`px`, `py`); no larger than `most`. */
export function zoomBy(view: ZoomView, factor: number, most: number, px = 0, py = 0): ZoomView {
  const scale = clamp(view.scale * factor, 1, most)
  const ratio = scale / view.scale
  return fit({ scale, x: px - (px - view.x) * ratio, y: py - (py - view.y) * ratio })
}

export const panBy = (view: ZoomView, dx: number, dy: number): ZoomView =>
  fit({ ...view, x: view.x + dx, y: view.y + dy })

/** What a key does to the view; undefined where it is not for the picture. Arrows move what is looked at. */
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
export const scaleText = ({ scale }: ZoomView): string => `${Math.round(scale * 100)} percent`
