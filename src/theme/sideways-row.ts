import { vars } from './contract.css.ts'

/** The width of a card where so many are in view, the last one in part. `least` is its smallest width. */
export const columnsOf = (count: number, least: string) =>
  `max(${least}, (100% - ${Math.ceil(count - 1)} * ${vars.space[4]}) / ${count})`

/** A row of cards that scrolls sideways where the window has not the width; `gridAutoColumns` is that of each card. */
export const sidewaysRow = {
  // Clips texts that are only spoken, too: they are positioned, and would widen the page.
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gap: vars.space[4],
  // Space for the focus outline.
  padding: vars.space[2],
  marginInline: `calc(-1 * ${vars.space[2]})`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space[2],
} as const
