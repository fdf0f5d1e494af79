import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import { ownPicture } from '../src/catalogue/own-picture.ts'
import { isPlaceholder } from '../src/catalogue/picture-address.ts'
import { heroPictures } from './hero-pictures.ts'
import { pictureTypes } from './picture-types.ts'
import type { Catalogue } from './read-catalogue.ts'

/** Whether an address of the shop names neither a file of a `public` folder nor an image that the build draws. */
function isMissing(folder: string, address: string): boolean {
  if (!address.startsWith('/') || isPlaceholder(address)) return false
  const name = ownPicture.exec(address)?.[1]
  return (
    !existsSync(resolve(import.meta.dirname, `../public${address}`)) &&
    !existsSync(resolve(folder, `public${address}`)) &&
    !pictureTypes.some(
      (type) => name !== undefined && existsSync(resolve(folder, `pictures/${name}.${type}`)),
    )
  )
}

/** What to write instead, where the address has the type of the file that the build draws an image from. */
function hintOf(folder: string, address: string): string {
  const [, name, type] = /^\/pictures\/([a-z0-9-]+)\.(\w+)$/.exec(address) ?? []
  return pictureTypes.some((drawn) => drawn === type) && existsSync(resolve(folder, `.${address}`))
    ? `: the image of that file is /pictures/${name}.avif`
    : ''
}

/** The files of the hero image that the catalogue in a folder lacks: paths in `public`. */
export const missingHeroPictures = (folder: string): string[] =>
  heroPictures.filter((path) => !existsSync(resolve(folder, `public${path}`)))

/** A sentence for each image that a catalogue names and that does not exist. */
export function missingPictures(
  folder: string,
  { products, head, testimonials }: Pick<Catalogue, 'products' | 'head' | 'testimonials'>,
): string[] {
  const hero = missingHeroPictures(folder)
  return [
    ...products.flatMap(({ id, pictures }) =>
      pictures
        .filter((address) => isMissing(folder, address))
        .map(
          (address) =>
            `Product ${id} names the image ${address}, which does not exist${hintOf(folder, address)}`,
        ),
    ),
    ...head.categories.flatMap(({ label, picture }) =>
      picture !== undefined && isMissing(folder, picture)
        ? [`The category ${label} names the image ${picture}, which does not exist`]
        : [],
    ),
    ...testimonials
      .filter(({ image }) => isMissing(folder, image))
      .map(({ name, image }) => `The testimonial of ${name} names the image ${image}, which does not exist`),
    ...(hero.length > 0 && hero.length < heroPictures.length
      ? [`The hero image is left out: it also needs ${hero.map((path) => `public${path}`).join(' and ')}`]
      : []),
  ]
}
