import { parsePictureAddress } from '../../src/catalogue/pictures/picture-address.ts'
import { pictureTypes, usableName } from '../catalogue/picture-types.ts'
import type { Findings } from './findings.ts'

/** The addresses, or names of files, in a cell: commas and blanks separate them, and addresses may have commas of their own. */
export const addressesIn = (cell: string): string[] =>
  cell
    .split(/[\s,|;]+(?=https?:|\/\/|\/pictures\/)|\s+|(?<=\.\w{3,4})[|;]+/i)
    .map((address) => address.replace(/[,|;]+$/, ''))
    .filter((address) => address !== '')

const toSecure = (address: string) => address.replace(/^(?:http:)?\/\//i, 'https://')

const fileName = new RegExp(
  String.raw`^(?!\w+://)(?:.*[\\/])?([^\\/,|;]+)\.(?:${pictureTypes.join('|')})$`,
  'i',
)

/** The address of a picture that a table names by its file, as spreadsheets do; null for another text. */
function ofFile(address: string): string | null {
  const name = fileName.exec(address)?.[1]
  return name === undefined ? null : `/pictures/${usableName(name)}.avif`
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
