import fc from 'fast-check'

/** Present in some of the cases only: with all conditions present at once, every implementation would find nothing. */
export const seldom = <T extends object>(one: fc.Arbitrary<T>, outOf = 3): fc.Arbitrary<T | Partial<T>> =>
  fc.oneof({ weight: outOf - 1, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: one })
