/** The totals of `docs/accessibility.md`; a test compares the two. */
export const report: {
  readonly date: string
  readonly supports: number
  readonly partlySupports: number
  readonly notApplicable: number
} = {
  /** Of the last round of tests. Words of the page, since a browser takes 30 ms to format its first date. */
  date: 'November 23, 2026',
  /** Criteria of WCAG 2.2, levels A and AA, by result. */
  supports: 45,
  partlySupports: 0,
  notApplicable: 10,
}

/** The report's known gaps in plain words, in its order. */
export const gaps: readonly string[] = [
  'We have tried one screen reader only. NVDA, JAWS, VoiceOver, TalkBack, voice control and magnifiers may behave in other ways.',
]
