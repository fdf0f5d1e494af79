/** Whether properties are tried to the figure that is promised (`npm run test:full`), and not on a quick sample. */
const isFull = process.env['SAMPLE'] === 'full'

/** How often a property is tried: `quick` in `npm test`, `full` in `npm run test:full`. */
export const sample = (quick: number, full: number): number => (isFull ? full : quick)
