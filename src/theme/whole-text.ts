/**
 * Custom properties that are set where no text may be cut (`src/comfort`). A style that truncates text to some lines,
 * or lays out rows for them, uses them with its own value as fallback.
 */
export const wholeText = { lines: '--whole-lines', rows: '--whole-rows' } as const

/** Text truncated to two lines. */
export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: `var(${wholeText.lines}, 2)`,
  overflow: 'hidden',
} as const
