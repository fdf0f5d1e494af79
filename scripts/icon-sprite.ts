import { icons } from 'lucide'
import type { Plugin } from 'vite'
import { iconNames } from '../src/ui/icon-names.ts'

const placeholder = '<!--icons-->'

/** `arrow-left` is `ArrowLeft` there, `trash-2` is `Trash2`. */
const lucideName = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

function symbolOf(name: string): string {
  const shapes = Object.entries(icons).find(([key]) => key === lucideName(name))?.[1]
  if (!shapes) throw new Error(`Lucide has no icon '${name}'.`)
  const drawn = shapes.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
    return `<${tag}${written.join('')}/>`
  })
  return `<symbol id="icon-${name}" viewBox="0 0 24 24">${drawn.join('')}</symbol>`
}

/** All icons of the shop as one drawing without a size; `<use href="#icon-heart"/>` shows one of them. */
export const iconSprite = (): string =>
  `<svg width="0" height="0" aria-hidden="true" class="icon-sprite">${iconNames.map(symbolOf).join('')}</svg>`

/** Puts the icons into the template; throws where it has no place for them. */
export function placeIcons(html: string): string {
  if (!html.includes(placeholder)) throw new Error(`The template has to hold '${placeholder}'.`)
  return html.replace(placeholder, iconSprite)
}

/** The icons are in every page, in development and in the build. */
export const iconSpritePlugin = (): Plugin => ({ name: 'icon-sprite', transformIndexHtml: placeIcons })
