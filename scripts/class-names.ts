import { readdirSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { places } from './places.ts'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** `a` … `Z`, then `aa`, `ab` …: no two numbers have the same. */
function lettersFor(index: number): string {
  const rest = Math.floor(index / letters.length)
  return (rest > 0 ? lettersFor(rest - 1) : '') + letters.charAt(index % letters.length)
}

interface Styled {
  /** Hash of the file and, at its end, the place in the file in base 36. */
  readonly hash: string
  readonly filePath: string
}

/**
 * Short names for classes and variables: a letter for the stylesheet and the place in it, `b_7`. Hashes cannot be
 * compressed, and every one of them stands in the script, the HTML and the styles. The same in every build of the same
 * files, which prerendering needs.
 */
export function shortClassNames(): (styled: Styled) => string {
  const files = readdirSync(resolve(places.root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
  const hashLengths = new Map<string, number>()
  return ({ hash, filePath }) => {
    const file = relative(resolve(places.root, 'src'), resolve(places.root, filePath)).replaceAll('\\', '/')
    const index = files.indexOf(file)
    if (index < 0) throw new Error(`${filePath} is no stylesheet of src.`)
    // The first name of a file is the hash and '0'.
    const length = hashLengths.get(file) ?? hash.length - 1
    hashLengths.set(file, length)
    return `${lettersFor(index)}_${hash.slice(length)}`
  }
}
