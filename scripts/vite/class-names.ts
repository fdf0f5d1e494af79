import { readdirSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { paths } from '../paths.ts'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** `a` … `Z`, then `aa`, `ab` …: a unique name for each number. */
function lettersFor(index: number): string {
  const rest = Math.floor(index / letters.length)
  return (rest > 0 ? lettersFor(rest - 1) : '') + letters.charAt(index % letters.length)
}

interface Styled {
  /** The identifier of vanilla-extract: the file's hash, then the position in the file in base 36. */
  readonly hash: string
  readonly filePath: string
}

/**
 * Short names for classes and variables: a letter for the stylesheet and the position in it, `b_7`. Hashes do not
 * compress, and each of them occurs in the script, the HTML and the styles. The names are the same in every build of
 * the same files, which prerendering needs.
 */
export function shortClassNames(): (styled: Styled) => string {
  const files = readdirSync(resolve(paths.root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
  const hashLengths = new Map<string, number>()
  return ({ hash, filePath }) => {
    const file = relative(resolve(paths.root, 'src'), resolve(paths.root, filePath)).replaceAll('\\', '/')
    const index = files.indexOf(file)
    if (index < 0) throw new Error(`${filePath} is no stylesheet of src.`)
    // A file's first identifier is its hash followed by '0'.
    const length = hashLengths.get(file) ?? hash.length - 1
    hashLengths.set(file, length)
    return `${lettersFor(index)}_${hash.slice(length)}`
  }
}
