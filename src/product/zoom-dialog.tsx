import { Dialog } from '@ark-ui/react/dialog'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { pictureOf } from '#catalogue/picture.ts'
import { tintOf } from '#theme/picture-tint.ts'
import { button } from '#ui/button.css.ts'
import { DialogBox } from '#ui/dialog-box.tsx'
import { ModalDialog } from '#ui/modal-dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { tint } from '#ui/tint.css.ts'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import { usePointerZoom } from './use-pointer-zoom.ts'
import {
  largestScale,
  scaleText,
  viewAfterKey,
  wholePicture,
  zoomBy,
  zoomStep,
  type ZoomView,
} from './zoom.ts'
import * as css from './zoom-dialog.css.ts'

interface Props {
  /** The product's. */
  name: string
  /** The image's alternative text. */
  alt: string
  picture: string
  isOpen: boolean
  close: () => void
  opener: RefObject<HTMLElement | null>
  /** The image on the page: the zoomed one is never smaller. */
  shown: RefObject<HTMLElement | null>
}

/** One image, as large as the window: moved and zoomed by pointer, fingers, buttons or keys. */
export function ZoomDialog({ name, alt, picture, isOpen, close, opener, shown }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  return (
    <ModalDialog
      isOpen={isOpen}
      close={close}
      initialFocus={() => panel.current}
      finalFocus={() => opener.current}
      classNames={{ positioner: css.positioner }}
    >
      <ZoomPanel name={name} alt={alt} picture={picture} panel={panel} shown={shown} />
    </ModalDialog>
  )
}

interface PanelProps extends Pick<Props, 'name' | 'alt' | 'picture' | 'shown'> {
  panel: RefObject<HTMLDivElement | null>
}

/** A separate component, so that its state is new at each opening. */
function ZoomPanel({ name, alt, picture, panel, shown }: PanelProps) {
  const [view, setView] = useState(wholePicture)
  const [status, setStatus] = useState('')
  const stage = useRef<HTMLDivElement>(null)
  const { large, zoom } = pictureOf(picture)
  const most = largestScale(zoom.width)
  usePointerZoom(stage, setView, most)

  // In a low window the image at scale 1 may be smaller than on the page.
  useLayoutEffect(() => {
    if (!stage.current || !shown.current) return
    const side = Math.min(stage.current.clientWidth, stage.current.clientHeight)
    if (side <= shown.current.clientWidth) setView(zoomBy(wholePicture, zoomStep, most))
  }, [most, shown])

  const show = (next: ZoomView) => {
    setView(next)
    setStatus(scaleText(next))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = viewAfterKey(view, event.key, most)
    if (!next) return
    event.preventDefault()
    show(next)
  }
  const isLeast = view.scale <= 1
  const isMost = view.scale >= most

  return (
    // Keys work anywhere in the dialog.
    <DialogBox ref={panel} className={css.panel} onKeyDown={onKeyDown}>
      <Dialog.Title className={visuallyHidden}>Zoom: {alt}</Dialog.Title>
      {/* Hidden: otherwise it would be read again after the dialog's description. */}
      <Dialog.Description hidden>
        Plus and minus zoom, arrow keys move the picture, 0 shows all of it.
      </Dialog.Description>
      <p role="status" className={visuallyHidden}>
        {status}
      </p>
      <div ref={stage} className={`${css.stage} ${tint[tintOf(picture)]}`}>
        <div
          className={css.sheet}
          style={{ transform: `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.scale})` }}
        >
          {/* Loaded already: visible until the zoomed image has loaded. */}
          <img data-product={name} src={large} alt="" draggable={false} className={css.picture} />
          <img src={zoom.src} alt={alt} draggable={false} className={css.picture} />
        </div>
      </div>
      <div role="group" aria-label="Zoom" className={css.tools}>
        <button
          type="button"
          aria-label="Zoom out"
          aria-disabled={isLeast}
          className={`${button.outlineIcon} ${css.tool}`}
          onClick={() => !isLeast && show(zoomBy(view, 1 / zoomStep, most))}
        >
          <Icon name="minus" size={20} />
        </button>
        <button
          type="button"
          aria-label="Zoom in"
          aria-disabled={isMost}
          className={`${button.outlineIcon} ${css.tool}`}
          onClick={() => !isMost && show(zoomBy(view, zoomStep, most))}
        >
          <Icon name="plus" size={20} />
        </button>
        <button type="button" className={`${button.outline} ${css.tool}`} onClick={() => show(wholePicture)}>
          Reset
        </button>
      </div>
      <Dialog.CloseTrigger className={`${button.outlineIcon} ${css.close}`} aria-label="Close the picture">
        <Icon name="x" size={20} />
      </Dialog.CloseTrigger>
    </DialogBox>
  )
}
