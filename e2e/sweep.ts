/** Details of a test that only `npm run test:full` runs: a variant, a component test's twin, or a rarely changed extra (docs/testing.md). */
export const sweep = { tag: '@sweep' }

/** Details of one test of a loop over variants: a sweep unless the variant is in the sample of `npm test`. */
export const sweepUnless = (isSampled: boolean) => (isSampled ? {} : sweep)

/** Splits the cases of a test into two tests: the first `count` of them, and a sweep with the others. */
export const splitCases = <Case>(cases: readonly Case[], count: number) => [
  { cases: cases.slice(0, count), part: `${count} of ${cases.length} cases`, details: {} },
  { cases: cases.slice(count), part: `the other ${cases.length - count} cases`, details: sweep },
]
