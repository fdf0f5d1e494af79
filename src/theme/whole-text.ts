/**
 * Custom properties that are set where no text may be cut (`src/comfort`). A style that truncates text to some lines,
 * lays out rows for them or keeps them in one line, uses them with its own value as fallback.
 */
export const wholeText = { lines: '--whole-lines', rows: '--whole-rows', wrap: '--whole-wrap' } as const

/** Set where lines are higher (`src/comfort`): the number of lines where else there are three. */
export const spacedLines = '--spaced-lines'

/** Text truncated to two lines. They are filled from the first on: evened out, shorter ones would hide more of it. */
export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: `var(${wholeText.lines}, 2)`,
  overflow: 'hidden',
  textWrap: 'wrap',
} as const
