import { parseArgs } from 'node:util'

/** Parses `--steps 500 --seed 7`. The seed defaults to the variable `SEED`, then to a random one. */
export function readFlags(steps: number): { steps: number; seed: number } {
  const { values } = parseArgs({ options: { steps: { type: 'string' }, seed: { type: 'string' } } })
  const seed = Number(values.seed ?? process.env['SEED'] ?? Date.now() % 1_000_000_000)
  const wanted = Number(values.steps ?? steps)
  if (!Number.isInteger(seed) || !Number.isInteger(wanted) || wanted < 1)
    throw new Error('Steps and seed have to be whole numbers.')
  return { steps: wanted, seed }
}
