/** True where properties run with the promised number of cases (`npm run test:full`), not with a quick sample. */
const isFull = process.env['SAMPLE'] === 'full'

/** The number of cases of a property: `quick` in `npm test`, `full` in `npm run test:full`. */
export const sample = (quick: number, full: number): number => (isFull ? full : quick)
