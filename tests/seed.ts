/**
 * Runs once, before all tests. Every property draws its cases from one seed, so that a run can be had again:
 * `SEED=… npm run unit`. By itself the quick sample is the same each time, so that it judges the change alone; the full
 * one looks elsewhere each time.
 */
export function setup(): void {
  const given = process.env['SEED']
  if (given !== undefined && !/^-?\d{1,9}$/.test(given))
    throw new Error(`SEED has to be a whole number, and is '${given}'.`)
  const seed = (process.env['SEED'] ??=
    process.env['SAMPLE'] === 'full' ? String(Date.now() % 1_000_000_000) : '1')
  console.log(`Seed of the properties: ${seed} (SEED=${seed} draws the same cases again)`)
}
