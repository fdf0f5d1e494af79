const fields = 'input, textarea, select, [contenteditable]'

/** Whether the element uses key presses itself, for text or a choice. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(fields) !== null
