import { icons } from 'lucide'
import { iconNames } from '../../src/ui/icon-names.ts'

const placeholder = '<!--icons-->'

/** Converts a name to lucide's: `arrow-left` is `ArrowLeft`, `trash-2` is `Trash2`. */
const lucideName = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

function symbolOf(name: string): string {
  const shapes = Object.entries(icons).find(([key]) => key === lucideName(name))?.[1]
  if (!shapes) throw new Error(`Lucide has no icon '${name}'.`)
  const drawn = shapes.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
    return `<${tag}${written.join('')}/>`
  })
  return `<symbol id="icon-${name}" viewBox="0 0 24 24">${joinPaths(drawn.join(''))}</symbol>`
}

/** Joins two successive paths where the second begins with an absolute move: the drawing is the same, and shorter. */
const joinPaths = (shapes: string): string => shapes.replaceAll(/(?<=<path d="[^"]*)"\/><path d="(?=M)/g, '')

/** The shop's logo: a parcel with its strip of tape. */
const mark =
  '<symbol id="icon-mark" viewBox="0 0 32 32">' +
  '<path fill="#c99a5b" d="M3 10 16 4l13 6v13l-13 6-13-6z"/>' +
  '<path fill="#e3bd86" d="m3 10 13 6 13-6-13-6z"/>' +
  '<path fill="#a97c42" d="M16 16v13L3 23V10z"/>' +
  '<path fill="#ffcf33" d="m8.2 7.6 13 6v5.6l3-1.4v-5.6L11.2 6.2z"/></symbol>'

/** Icons of the shop as one SVG that is not laid out; `<use href="#icon-heart"/>` shows one of them. */
export const iconSprite = (hasMark: boolean, names: readonly string[] = iconNames): string =>
  `<svg id="icons" hidden>${names.map(symbolOf).join('')}${hasMark ? mark : ''}</svg>`

/** Inserts the icons into the template. Throws where the template has no marker for them. */
export function insertIcons(html: string, hasMark: boolean, names: readonly string[] = iconNames): string {
  if (!html.includes(placeholder)) throw new Error(`The template has to hold '${placeholder}'.`)
  return html.replace(placeholder, () => iconSprite(hasMark, names))
}

/** The icons that a script names: parts that are switched off leave none behind. */
export const iconsIn = (scripts: readonly string[]): readonly string[] =>
  iconNames.filter((name) =>
    scripts.some((script) => ['"', "'", '`'].some((quote) => script.includes(quote + name + quote))),
  )
