/**
 * The values of lines that contain JSON, parsed one by one as they are iterated: the values of a large file need more
 * memory than there is. Skips blank lines and a byte order mark.
 */
export class JsonLines implements Iterable<unknown> {
  /** The line of each value so far, counted from 1. */
  readonly lines: number[] = []
  /** Lines so far that are no JSON, counted from 1. */
  readonly unreadable: number[] = []
  readonly #texts: Iterable<string>

  constructor(texts: Iterable<string>) {
    this.#texts = texts
  }

  *[Symbol.iterator](): Generator {
    let number = 0
    for (const text of this.#texts) {
      number += 1
      const line = number === 1 ? text.replace(/^\uFEFF/, '') : text
      if (line.trim() === '') continue
      let value: unknown
      try {
        value = JSON.parse(line)
      } catch {
        this.unreadable.push(number)
        continue
      }
      this.lines.push(number)
      yield value
    }
  }
}
