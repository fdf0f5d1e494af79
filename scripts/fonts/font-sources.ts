import { resolve } from 'node:path'
import { places } from '../places.ts'

const packages = resolve(places.root, 'node_modules')

/** One typeface of the shop, and of it no more than the theme uses. */
export interface Typeface {
  /** As the packages name their files. */
  readonly name: string
  /** As the variable packages call it in their styles. */
  readonly family: string
  /** As `theme/tokens.ts` calls the system's stand-in. */
  readonly fallback: string
  /** The weights that styles ask for. */
  readonly weights: readonly number[]
  /** The weights that the packages' own faces cover: ours has to say the same, to be one of them. */
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

/** All weights in one file, Latin letters; absolute. */
export const variableFile = (name: string): string =>
  resolve(packages, '@fontsource-variable', name, `files/${name}-latin-wght-normal.woff2`)

/** One weight, Latin letters; absolute. */
export const staticFile = (name: string, weight: number): string =>
  resolve(packages, '@fontsource', name, `files/${name}-latin-${weight}-normal.woff`)
