import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { pictureOf } from '#catalogue/picture.ts'
import { tintOf } from '#theme/picture-tint.ts'
import { button } from '#ui/button.css.ts'
import { DialogBox } from '#ui/dialog-box.tsx'
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
  /** What the picture shows, for its alternative text. */
  alt: string
  picture: string
  isOpen: boolean
  close: () => void
  opener: RefObject<HTMLElement | null>
}

/** One picture, large: moved and zoomed by pointer, fingers, buttons or keys. */
export function ZoomDialog({ alt, picture, isOpen, close, opener }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(change) => {
        if (!change.open) close()
      }}
      initialFocusEl={() => panel.current}
      finalFocusEl={() => opener.current}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop className={css.veil} />
        <Dialog.Positioner className={css.positioner}>
          <ZoomPanel alt={alt} picture={picture} panel={panel} />
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

interface PanelProps extends Pick<Props, 'alt' | 'picture'> {
  panel: RefObject<HTMLDivElement | null>
}

/** Of its own, so that each opening starts with the whole picture. */
function ZoomPanel({ alt, picture, panel }: PanelProps) {
  const [view, setView] = useState(wholePicture)
  const [said, say] = useState('')
  const stage = useRef<HTMLDivElement>(null)
  usePointerZoom(stage, setView)

  const show = (next: ZoomView) => {
    setView(next)
    say(scaleText(next))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = viewAfterKey(view, event.key)
    if (!next) return
    event.preventDefault()
    show(next)
  }
  const isLeast = view.scale <= 1
  const isMost = view.scale >= largestScale

  return (
    // Keys work wherever in the dialog the focus is.
    <DialogBox ref={panel} className={css.panel} onKeyDown={onKeyDown}>
      <Dialog.Title className={visuallyHidden}>Zoom: {alt}</Dialog.Title>
      <Dialog.Description className={visuallyHidden}>
        Plus and minus zoom, arrow keys move the picture, 0 shows all of it.
      </Dialog.Description>
      <p role="status" className={visuallyHidden}>
        {said}
      </p>
      <div ref={stage} className={css.stage}>
        <div
          className={`${css.sheet} ${tint[tintOf(picture)]}`}
          style={{ transform: `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.scale})` }}
        >
          <img src={pictureOf(picture).large} alt={alt} draggable={false} className={css.picture} />
        </div>
      </div>
      <div role="group" aria-label="Zoom" className={css.tools}>
        <button
          type="button"
          aria-label="Zoom out"
          aria-disabled={isLeast}
          className={button.outlineIcon}
          onClick={() => !isLeast && show(zoomBy(view, 1 / zoomStep))}
        >
          <Icon name="minus" size={20} />
        </button>
        <button
          type="button"
          aria-label="Zoom in"
          aria-disabled={isMost}
          className={button.outlineIcon}
          onClick={() => !isMost && show(zoomBy(view, zoomStep))}
        >
          <Icon name="plus" size={20} />
        </button>
        <button type="button" className={button.outline} onClick={() => show(wholePicture)}>
          Reset
        </button>
        <Dialog.CloseTrigger className={`${button.outlineIcon} ${css.close}`} aria-label="Close the picture">
          <Icon name="x" size={20} />
        </Dialog.CloseTrigger>
      </div>
    </DialogBox>
  )
}
