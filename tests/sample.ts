/** True in `npm run test:full`: properties run with their promised number of cases, and browser tests tagged `@full` run, too. */
export const isFull = process.env['SAMPLE'] === 'full'

/** The number of cases of a property: `quick` in `npm test`, `full` in `npm run test:full`. */
export const sample = (quick: number, full: number): number => (isFull ? full : quick)
