import { resolve } from 'node:path'
import { paths } from '../paths.ts'

const packages = resolve(paths.root, 'node_modules')

/** One typeface of the shop, limited to what the theme uses. */
export interface Typeface {
  /** The name in the packages' file names. */
  readonly name: string
  /** The family name in the styles of the variable packages. */
  readonly family: string
  /** The name of the system fallback in `theme/tokens.ts`. */
  readonly fallback: string
  /** The weights that styles use. */
  readonly weights: readonly number[]
  /** The weight range of the packages' own faces: ours must declare the same range to belong to the same family. */
  readonly range: string
}

export const typefaces: readonly Typeface[] = [
  {
    name: 'bricolage-grotesque',
    family: 'Bricolage Grotesque Variable',
    fallback: 'Bricolage Fallback',
    weights: [400, 700, 800],
    range: '200 800',
  },
  {
    name: 'instrument-sans',
    family: 'Instrument Sans Variable',
    fallback: 'Instrument Sans Fallback',
    weights: [400, 600, 700],
    range: '400 700',
  },
]

/** Path of the file with all weights, Latin letters; absolute. */
export const variableFile = (name: string): string =>
  resolve(packages, '@fontsource-variable', name, `files/${name}-latin-wght-normal.woff2`)

/** `latin` are those of Western Europe. */
type Letters = 'latin' | 'latin-ext' | 'vietnamese'

/** Path of the file with one weight; absolute. Instrument Sans has none with Vietnamese letters. */
export const staticFile = (name: string, weight: number, letters: Letters = 'latin'): string =>
  resolve(packages, '@fontsource', name, `files/${name}-${letters}-${weight}-normal.woff`)
