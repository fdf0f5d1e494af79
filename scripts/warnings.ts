import { ConfigurationError } from '../src/catalogue/import/configuration-error.ts'
import { inFull, shortened, type Warning } from '../src/catalogue/import/record-warnings.ts'

interface Warned {
  readonly warnings: readonly Warning[]
}

/** What an owner can correct in the catalogue and its folder, as lines of the terminal. */
export const catalogueWarnings = ({ warnings }: Warned): readonly string[] =>
  shortened(warnings).map((warning) => `[catalogue] ${warning}`)

/** What an owner can correct in the message files, as lines of the terminal. */
export const messageWarnings = ({ warnings }: Warned): readonly string[] =>
  shortened(warnings).map((warning) => `[messages] ${warning}`)

/** Throws `ConfigurationError` where there are warnings about the owner's files, with all of them, in full. */
export function forbidWarnings(warnings: readonly Warning[]): void {
  if (warnings.length === 0) return
  const list = [...new Set(inFull(warnings))].map((warning) => `- ${warning}`)
  throw new ConfigurationError(`--strict: nothing is built before this is mended.\n${list.join('\n')}`)
}
