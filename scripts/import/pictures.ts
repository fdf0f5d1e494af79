import { parsePictureAddress } from '../../src/catalogue/pictures/picture-address.ts'
import { pictureTypes, usableName } from '../catalogue/picture-types.ts'
import type { Findings } from './findings.ts'

const ending = String.raw`\.(?:${pictureTypes.join('|')})`

const betweenAddresses = /[\s,|;]+(?=https?:|\/\/|\/pictures\/)|\s+/i
const betweenFiles = new RegExp(String.raw`(?<=${ending})[\s,|;]+|[,|;\n]\s*`, 'i')

/**
 * The addresses in a cell, or names of files where it has no address. Commas, bars, semicolons and blanks separate them;
 * an address may have commas of its own, and a name blanks.
 */
export const addressesIn = (cell: string): string[] =>
  cell
    .split(/\w\w:|\/\/|\/pictures\//.test(cell) ? betweenAddresses : betweenFiles)
    .map((address) => address.trim().replace(/[,|;]+$/, ''))
    .filter((address) => address !== '')

const toSecure = (address: string) => address.replace(/^(?:http:)?\/\//i, 'https://')

const fileName = new RegExp(String.raw`^(?:[a-z]:)?(?!www\.)(?:[^:]*[\\/])?([^:\\/]+)${ending}$`, 'i')

/** The address of a picture that a table names by its file, as spreadsheets do; null for another text. */
function ofFile(text: string): string | null {
  const name = usableName(fileName.exec(text)?.[1] ?? '')
  return /[a-z0-9]/.test(name) ? `/pictures/${name}.avif` : null
}

/** Pictures of a record. */
const most = 30

/** The addresses that a record can have, each once. */
export function usablePictures(
  addresses: readonly string[],
  line: number,
  findings: Findings,
): readonly string[] {
  const usable = new Set<string>()
  for (const address of new Set(addresses)) {
    const secure = toSecure(address)
    const own = parsePictureAddress(secure) === null ? ofFile(secure) : null
    const picture = own ?? parsePictureAddress(secure)
    if (picture === null) findings.change(line, 'has a picture without an https address, which is left out')
    else {
      if (own !== null)
        findings.change(line, 'names a file as its picture: put it into the folder pictures of the shop')
      if (secure !== address)
        findings.change(line, 'has a picture with http://, now https://: see whether it loads')
      usable.add(picture)
    }
  }
  if (usable.size > most) findings.change(line, `has more than ${most} pictures, of which the first are kept`)
  return [...usable].slice(0, most)
}
