/**
 * Custom properties that are set where no text is to be cut (`src/comfort`). A style that cuts text to some lines, or
 * lays out rows for them, reads them with its own value as fallback.
 */
export const wholeText = { lines: '--whole-lines', rows: '--whole-rows' } as const
