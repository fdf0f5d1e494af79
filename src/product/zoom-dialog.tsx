import { useRef, type RefObject } from 'react'
import { ModalDialog } from '#ui/modal-dialog.tsx'
import { ZoomPanel, type PanelProps } from './zoom-panel.tsx'
import * as css from './zoom-dialog.css.ts'

interface Props extends Omit<PanelProps, 'panel'> {
  isOpen: boolean
  close: () => void
  opener: RefObject<HTMLElement | null>
}

/** One image, as large as the window: moved, zoomed and changed by pointer, fingers, buttons or keys. */
export function ZoomDialog({ isOpen, close, opener, ...rest }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  return (
    <ModalDialog
      isOpen={isOpen}
      close={close}
      initialFocus={() => panel.current}
      finalFocus={() => opener.current}
      classNames={{ positioner: css.positioner }}
    >
      <ZoomPanel {...rest} panel={panel} />
    </ModalDialog>
  )
}
