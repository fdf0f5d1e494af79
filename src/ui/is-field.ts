const fields = 'input, textarea, select, [contenteditable]'

/** Whether keys that are pressed there are text or a choice, and no command. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(fields) !== null
