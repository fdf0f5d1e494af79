import { parseArgs } from 'node:util'

/**
 * Parses `--runs 3` and the named text flags of the command line. Throws a readable sentence where a number is not a
 * whole number of at least 1, or for an unknown flag.
 */
export function readFlags<Name extends string = never>(
  args: readonly string[],
  otherwise: { readonly runs: number },
  names: readonly Name[] = [],
): { readonly runs: number; readonly texts: ReadonlyMap<Name, string> } {
  const options = Object.fromEntries(['runs', ...names].map((name) => [name, { type: 'string' as const }]))
  const { values } = parseArgs({ args: [...args], options })
  const runs = values['runs'] === undefined ? otherwise.runs : Number(values['runs'])
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs has to be a whole number from 1 on, and is '${String(values['runs'])}'.`)
  const texts = new Map<Name, string>()
  for (const name of names) {
    const text = values[name]
    if (typeof text === 'string') texts.set(name, text)
  }
  return { runs, texts }
}
