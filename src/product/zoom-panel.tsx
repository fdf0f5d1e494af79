import * as texts from 'virtual:messages/product'
import { Dialog } from '@ark-ui/react/dialog'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { pictureOf } from '#catalogue/pictures/picture.ts'
import type { PictureAddress } from '#catalogue/product.ts'
import { ImageWithFallback } from '#pictures/image-with-fallback.tsx'
import { tintOf } from '#theme/picture-tint.ts'
import { button } from '#ui/button.css.ts'
import { DialogBox } from '#ui/dialog-box.tsx'
import { Icon } from '#ui/icon.tsx'
import { latinKey } from '#ui/latin-key.ts'
import { keyAlongLine, lineSign } from '#ui/reading-direction.ts'
import { tint } from '#ui/tint.css.ts'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import { usePointerZoom } from './use-pointer-zoom.ts'
import { viewText } from './view-text.ts'
import {
  largestScale,
  scaleText,
  swipeShare,
  viewAfterKey,
  wholePicture,
  zoomBy,
  zoomStep,
  type ZoomView,
} from './zoom.ts'
import * as css from './zoom-dialog.css.ts'

export interface PanelProps {
  /** The product's. */
  name: string
  pictures: readonly PictureAddress[]
  /** The index of the image that is shown, here and on the page. */
  chosen: number
  choose: (index: number) => void
  panel: RefObject<HTMLDivElement | null>
  /** The image on the page: the zoomed one is never smaller. */
  shown: RefObject<HTMLElement | null>
}

/** The content of the dialog: its state is new at each opening. */
export function ZoomPanel({ name, pictures, chosen, choose, panel, shown }: PanelProps) {
  const [view, setView] = useState(wholePicture)
  const [pull, setPull] = useState(0)
  const [from, setFrom] = useState<'previous' | 'next'>()
  const [status, setStatus] = useState('')
  const stage = useRef<HTMLDivElement>(null)
  const picture = pictures[chosen] ?? ''
  const alt = texts.nameAndView({ name, view: viewText(picture) })
  const { large, zoom } = pictureOf(picture)
  const most = largestScale(zoom.width)
  const has = (step: number) => pictures[chosen + step] !== undefined
  const go = (step: -1 | 1) => {
    const next = pictures[chosen + step]
    if (next === undefined) return
    choose(chosen + step)
    setView(wholePicture)
    setFrom(step < 0 ? 'previous' : 'next')
    setStatus(
      texts.viewOfSeveral({ view: viewText(next), number: chosen + step + 1, total: pictures.length }),
    )
  }
  usePointerZoom(stage, setView, most, (dx, isOver) => {
    // A wheel may zoom in while the pointer is down.
    if (view.scale > 1 || pictures.length === 1) return setPull(0)
    const step = dx * lineSign < 0 ? 1 : -1
    if (isOver && Math.abs(dx) >= swipeShare) go(step)
    // Beyond the last image it hardly follows.
    setPull(isOver ? 0 : has(step) ? dx : dx / 4)
  })

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
    if (view.scale <= 1 && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      event.preventDefault()
      go(keyAlongLine(event.key) === 'ArrowLeft' ? -1 : 1)
      return
    }
    const next = viewAfterKey(view, latinKey(event.nativeEvent), most)
    if (!next) return
    event.preventDefault()
    show(next)
  }
  const isLeast = view.scale <= 1
  const isMost = view.scale >= most

  return (
    // Keys work anywhere in the dialog.
    <DialogBox ref={panel} className={css.panel} onKeyDown={onKeyDown}>
      <Dialog.Title className={visuallyHidden}>{texts.zoomTitle({ picture: alt })}</Dialog.Title>
      {/* Hidden: otherwise it would be read again after the dialog's description. */}
      <Dialog.Description hidden>{texts.zoomKeys}</Dialog.Description>
      <p role="status" className={visuallyHidden}>
        {status}
      </p>
      <div ref={stage} className={`${css.stage} ${tint[tintOf(picture)]}`}>
        <div
          key={picture}
          data-from={from}
          data-pulled={pull !== 0}
          className={css.slide}
          style={{ transform: `translateX(${pull * 100}%)` }}
        >
          <div
            data-whole={isLeast}
            className={css.sheet}
            style={{ transform: `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.scale})` }}
          >
            {/* Of the page, too: visible until the zoomed image has loaded. */}
            <ImageWithFallback product={name} src={large} alt="" draggable={false} className={css.picture} />
            <img src={zoom.src} alt={alt} draggable={false} className={css.picture} />
          </div>
        </div>
      </div>
      {pictures.length > 1 && (
        <div role="group" aria-label={texts.views} className={css.steps}>
          <StepButton step={-1} isEnd={!has(-1)} go={go} />
          <StepButton step={1} isEnd={!has(1)} go={go} />
        </div>
      )}
      <div role="group" aria-label={texts.zoom} className={css.tools}>
        <button
          type="button"
          aria-label={texts.zoomOut}
          aria-disabled={isLeast}
          className={`${button.outlineIcon} ${css.tool}`}
          onClick={() => !isLeast && show(zoomBy(view, 1 / zoomStep, most))}
        >
          <Icon name="minus" size={20} />
        </button>
        <button
          type="button"
          aria-label={texts.zoomIn}
          aria-disabled={isMost}
          className={`${button.outlineIcon} ${css.tool}`}
          onClick={() => !isMost && show(zoomBy(view, zoomStep, most))}
        >
          <Icon name="plus" size={20} />
        </button>
        <button
          type="button"
          aria-disabled={isLeast}
          className={`${button.outline} ${css.tool}`}
          onClick={() => !isLeast && show(wholePicture)}
        >
          {texts.zoomReset}
        </button>
      </div>
      <Dialog.CloseTrigger className={`${button.outlineIcon} ${css.close}`} aria-label={texts.zoomClose}>
        <Icon name="x" size={20} />
      </Dialog.CloseTrigger>
    </DialogBox>
  )
}

interface StepProps {
  step: -1 | 1
  isEnd: boolean
  go: (step: -1 | 1) => void
}

/** Keeps the focus at the last image, where it has no function. */
const StepButton = ({ step, isEnd, go }: StepProps) => (
  <button
    type="button"
    aria-label={step < 0 ? texts.previousView : texts.nextView}
    aria-disabled={isEnd}
    className={`${button.outlineIcon} ${css.tool}`}
    onClick={() => go(step)}
  >
    <Icon name={step < 0 ? 'chevron-left' : 'chevron-right'} size={20} />
  </button>
)
