/** A mistake of the owner's, in configuration or catalogue: the message is one sentence, and no stack helps. */
export class ConfigurationError extends Error {
  static {
    // Not a field: Node.js would print it after the sentence.
    this.prototype.name = 'ConfigurationError'
  }
  /** The sentence alone: Vite prints the stack of an error in its configuration. */
  override readonly stack = this.message
}
