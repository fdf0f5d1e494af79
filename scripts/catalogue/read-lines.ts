import { closeSync, openSync, readSync } from 'node:fs'
// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'

/** Bytes that are read at a time. */
const blockSize = 1_048_576

/** Returns a function that decodes blocks of a file without its byte order mark. It throws `ConfigurationError`. */
function createDecoder(file: string): (block?: Uint8Array) => string {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  return (block) => {
    try {
      return decoder.decode(block, { stream: block !== undefined })
    } catch (error) {
      throw new ConfigurationError(`${file} is not UTF-8: please save it in that encoding.`, { cause: error })
    }
  }
}

/** The text of a whole file. Throws `ConfigurationError` where it has another encoding. */
export function decodeUtf8(file: string, content: Uint8Array): string {
  const decode = createDecoder(file)
  return decode(content) + decode()
}

/**
 * The lines of a UTF-8 file without their ends, a block at a time: a large file does not fit into one string. Throws
 * `ConfigurationError` where it has another encoding.
 */
export function* readLines(file: string): Generator<string> {
  const descriptor = openSync(file, 'r')
  try {
    const decode = createDecoder(file)
    const block = Buffer.alloc(blockSize)
    let rest = ''
    for (let size = 1; size > 0;) {
      size = readSync(descriptor, block)
      const lines = (rest + decode(block.subarray(0, size))).split(/\r?\n/)
      rest = lines.pop() ?? ''
      yield* lines
    }
    rest += decode()
    if (rest !== '') yield rest
  } finally {
    closeSync(descriptor)
  }
}
