import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import { paths } from '../paths.ts'

/** One file of a family. */
export interface FontFile {
  /** Absolute. */
  readonly file: string
  /** As CSS writes it: `400`, or `200 800` of a variable font. */
  readonly weight: string
  /** By code points; every letter where it is missing. */
  readonly ranges?: readonly (readonly [first: number, last: number])[]
}

export interface FontFamily {
  readonly family: string
  readonly files: readonly FontFile[]
  /** Style sheets of a package, as an `@import` names them. */
  readonly imports: readonly string[]
}

/** The weights of texts and of headings, which a package of separate files is read for. */
const weights = [400, 600, 700]

function rangesOf(text: string): NonNullable<FontFile['ranges']> {
  return text.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })
}

const field = (rule: string, name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(rule)?.[1]?.trim()

/**
 * The upright family of an installed Fontsource package. `headingWeight` is read, too, where the package has a file for
 * each weight. Throws `ConfigurationError` where it is not installed.
 */
export async function readFontPackage(name: string, file: string, headingWeight = 700): Promise<FontFamily> {
  const folder = resolve(paths.root, 'node_modules', name)
  if (!/^@fontsource(?:-variable)?\/[a-z0-9-]+$/.test(name))
    throw new ConfigurationError(
      `${file}, fonts: “${name}” must be a package such as @fontsource-variable/jost (fontsource.org lists them).`,
    )
  if (!existsSync(folder))
    throw new ConfigurationError(
      `${file}, fonts: ${name} is not installed. Run npm install --save-exact ${name}`,
    )
  const sheets = (
    name.startsWith('@fontsource-variable/')
      ? ['wght.css']
      : [...new Set([...weights, headingWeight])].map((weight) => `${weight}.css`)
  ).filter((sheet) => existsSync(resolve(folder, sheet)))
  if (sheets.length === 0)
    throw new ConfigurationError(
      `${file}, fonts: ${name} has no upright weights (wght.css or 400.css). Take another package.`,
    )
  const rules = (await Promise.all(sheets.map((sheet) => readFile(resolve(folder, sheet), 'utf8')))).flatMap(
    (text) => text.match(/@font-face\s*\{[^}]*\}/g) ?? [],
  )
  const files = rules.flatMap((rule): FontFile[] => {
    const source = /url\(\.\/(files\/[^)]+\.woff2)\)/.exec(rule)?.[1]
    const range = field(rule, 'unicode-range')
    if (source === undefined) return []
    return [
      {
        file: resolve(folder, source),
        weight: field(rule, 'font-weight') ?? '400',
        ...(range === undefined ? {} : { ranges: rangesOf(range) }),
      },
    ]
  })
  const family = field(rules[0] ?? '', 'font-family')?.replaceAll(/['"]/g, '') ?? basename(name)
  return { family, files, imports: sheets.map((sheet) => `${name}/${sheet}`) }
}

/** Whether the file is for this letter; a file without ranges may be. */
export const isFor = ({ ranges }: FontFile, letter: string): boolean => {
  const point = letter.codePointAt(0) ?? 0
  return ranges === undefined || ranges.some(([first, last]) => point >= first && point <= last)
}
