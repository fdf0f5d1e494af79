/** Nothing happens in a browser without popovers (Firefox before 125). */
export function closePopover(popover: HTMLElement | null): void {
  if (popover && 'togglePopover' in popover) popover.togglePopover(false)
}
