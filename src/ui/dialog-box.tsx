import { Dialog, useDialogContext } from '@ark-ui/react/dialog'
import type { ComponentProps } from 'react'
import { showFocused } from './show-focused.ts'
import { visuallyHidden } from './visually-hidden.css.ts'

/**
 * A dialog's content, and its live region, which `announce` fills. Escape closes it from its first frame: the library
 * listens some frames after the focus has moved.
 */
export function DialogBox({ onKeyDown, children, ...props }: ComponentProps<typeof Dialog.Content>) {
  const dialog = useDialogContext()
  return (
    <Dialog.Content
      aria-modal
      data-state={dialog.open ? 'open' : 'closed'}
      {...props}
      // The focus trap of the library does not scroll.
      onFocus={showFocused}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
        // Keeps an outer dialog open.
        event.preventDefault()
        dialog.setOpen(false)
      }}
    >
      {children}
      <div aria-live="polite" data-announcer className={visuallyHidden} />
    </Dialog.Content>
  )
}
