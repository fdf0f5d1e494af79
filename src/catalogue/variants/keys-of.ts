import { slugOf } from '../slug.ts'

/** The words of these names for addresses, none twice: of two alike the later one is numbered, `red-2`. */
export function keysOf(names: readonly string[], taken: readonly string[] = []): readonly string[] {
  const keys = new Set(taken)
  return names.map((name, at) => {
    const word = slugOf(name) || String(at + 1)
    let key = word
    for (let number = 2; keys.has(key); number += 1) key = `${word}-${number}`
    keys.add(key)
    return key
  })
}
