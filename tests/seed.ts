/**
 * Runs once, before all tests. Every property draws its cases from one seed, so that a run can be repeated: `SEED=…
 * npm run unit`. The quick sample has a fixed default seed, so that only the change under test can fail it; the full
 * run has a random one.
 */
export function setup(): void {
  const fromEnvironment = process.env['SEED']
  if (fromEnvironment !== undefined && !/^-?\d{1,9}$/.test(fromEnvironment))
    throw new Error(`SEED has to be a whole number, and is '${fromEnvironment}'.`)
  const seed = (process.env['SEED'] ??=
    process.env['SAMPLE'] === 'full' ? String(Date.now() % 1_000_000_000) : '1')
  console.log(`Seed of the properties: ${seed} (SEED=${seed} draws the same cases again)`)
}
