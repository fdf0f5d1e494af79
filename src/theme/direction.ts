import type { StyleRule } from '@vanilla-extract/css'

/** 1, or -1 where the page is read from right to left: a factor of lengths and angles that follow the direction. */
export const direction = 'var(--dir, 1)'

/** Begins where the lines around it do, whatever its own direction. Chromium 156 has only the prefixed name. */
export const atOuterEdge: StyleRule = { textAlign: ['-webkit-match-parent', 'match-parent'] }
