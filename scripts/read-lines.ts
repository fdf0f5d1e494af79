import { closeSync, openSync, readSync } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'

/** Bytes that are read at a time. */
const blockSize = 1_048_576

/** The lines of a UTF-8 file without their ends, a block at a time: a large file does not fit into one string. */
export function* readLines(file: string): Generator<string> {
  const descriptor = openSync(file, 'r')
  try {
    const decoder = new StringDecoder('utf8')
    const block = Buffer.alloc(blockSize)
    let rest = ''
    for (let size = 1; size > 0;) {
      size = readSync(descriptor, block)
      const lines = (rest + decoder.write(block.subarray(0, size))).split(/\r?\n/)
      rest = lines.pop() ?? ''
      yield* lines
    }
    rest += decoder.end()
    if (rest !== '') yield rest
  } finally {
    closeSync(descriptor)
  }
}
