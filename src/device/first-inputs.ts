/** Events of a visitor's first input. Any of them may need a part, or the layout, that a page does not begin with. */
export const firstInputs = [
  'pointermove',
  'touchstart',
  'scroll',
  'keydown',
  'focusin',
  'click',
  'hashchange',
] as const
