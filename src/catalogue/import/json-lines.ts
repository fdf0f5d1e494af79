import { ConfigurationError } from './configuration-error.ts'
import { type JsonFault, jsonFault } from './json-fault.ts'

/**
 * The values of lines that contain JSON, parsed one by one as they are iterated: the values of a large file need more
 * memory than there is. Skips blank lines. Iterating throws `ConfigurationError` where the first line begins a list,
 * whose every line would be a bad record.
 */
export class JsonLines implements Iterable<unknown> {
  /** The line of each value so far, counted from 1. */
  readonly lines: number[] = []
  /** Lines so far that are no JSON. */
  readonly unreadable: JsonFault[] = []
  readonly #texts: Iterable<string>

  constructor(texts: Iterable<string>) {
    this.#texts = texts
  }

  *[Symbol.iterator](): Generator {
    let number = 0
    for (const line of this.#texts) {
      number += 1
      if (line.trim() === '') continue
      if (this.lines.length + this.unreadable.length === 0 && line.trimStart().startsWith('['))
        throw new ConfigurationError(
          'The records are a list in JSON: its file is products.json, since products.jsonl has a record in each line.',
        )
      let value: unknown
      try {
        value = JSON.parse(line)
      } catch {
        this.unreadable.push({ ...jsonFault(line), line: number })
        continue
      }
      this.lines.push(number)
      yield value
    }
  }
}
