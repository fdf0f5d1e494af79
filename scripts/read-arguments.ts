import { parseArgs, type ParseArgsConfig } from 'node:util'
import { ConfigurationError } from '../src/catalogue/import/configuration-error.ts'

interface Arguments<Options> {
  readonly options: Options
  /** For tests; those of the process where it is missing. */
  readonly args?: string[]
  /** Whether words that are no options are allowed. */
  readonly allowPositionals?: boolean
}

/**
 * The options of a command, and `--help`. Throws `ConfigurationError` with the first argument that the command does not
 * take, and its usage.
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  { options, ...config }: Arguments<Options>,
) {
  try {
    return parseArgs({ ...config, options: { ...options, help: { type: 'boolean', short: 'h' } } })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // Node.js goes on with names of files that begin with a hyphen.
    const [fault] = error.message.split(/\. To specify a positional|\.$/)
    throw new ConfigurationError(`${fault}.\n\n${usage}`, { cause: error })
  }
}
