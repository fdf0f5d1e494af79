/** A mistake of the owner's, in configuration or catalogue: the message is one sentence, and no stack helps. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}
