import { style } from '@vanilla-extract/css'

export const placeholders = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  // They reach down to where the cards are on the screen.
  '@media': { print: { display: 'none' } },
})

/** Invisible: the browser reveals a found placeholder for a moment, until its card replaces it. */
export const placeholder = style({
  position: 'absolute',
  width: '10rem',
  height: '1.5rem',
  overflow: 'hidden',
  color: 'transparent',
  forcedColorAdjust: 'none',
})
