interface Warned {
  readonly warnings: readonly string[]
}

/** What an owner can correct in the catalogue and its folder, as lines of the terminal. */
export const catalogueWarnings = ({ warnings }: Warned): readonly string[] =>
  warnings.map((warning) => `[catalogue] ${warning}`)

/** What an owner can correct in the message files, as lines of the terminal. */
export const messageWarnings = ({ warnings }: Warned): readonly string[] =>
  warnings.map((warning) => `[messages] ${warning}`)
