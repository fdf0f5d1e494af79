/** What `docs/accessibility.md` comes to; a test compares the two. */
export const report = {
  /** ISO date of the last round of tests. */
  date: '2026-11-22',
  /** Criteria of WCAG 2.2, levels A and AA, by result. */
  supports: 40,
  partlySupports: 5,
  notApplicable: 10,
} as const

/** The report's known gaps in plain words, in its order. */
export const gaps: readonly string[] = [
  'In a catalogue of a million products, which is there to test speed, a screen reader can stay silent from product to product. The list in pages can be heard.',
  'Once the last filter is removed the keyboard’s focus is on a heading that cannot be seen. So it is after the comparison or the viewed products are cleared.',
  'After the filters are opened, Tab leads to the switch between grid and list first, then to the filters.',
  'The two handles of the price filter can lie over each other. Prices can be typed beside them.',
  'A changed order of the products is not announced, nor why a grey filter does nothing.',
  'We have tried one screen reader only. NVDA, JAWS, VoiceOver, TalkBack, voice control and magnifiers may behave in other ways.',
]
