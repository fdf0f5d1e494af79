import * as texts from 'virtual:messages/shell'

/** The totals of `docs/accessibility.md`; a test compares the two. */
export const report: {
  readonly date: string
  readonly supports: number
  readonly partlySupports: number
  readonly notApplicable: number
} = {
  /** ISO date of the last round of tests. */
  date: '2026-11-23',
  /** Criteria of WCAG 2.2, levels A and AA, by result. */
  supports: 45,
  partlySupports: 0,
  notApplicable: 10,
}

/** The report's known gaps in plain words, in its order. */
export const gaps: readonly string[] = [texts.gapReaders]
