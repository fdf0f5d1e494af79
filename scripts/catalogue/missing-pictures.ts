import { existsSync, readdirSync } from 'node:fs'
import { basename, extname, resolve } from 'node:path'
// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import { ownPicture } from '../../src/catalogue/pictures/own-picture.ts'
import { fewOf } from '../../src/catalogue/import/record-warnings.ts'
import { isPlaceholder } from '../../src/catalogue/pictures/picture-address.ts'
import { placeholderOf } from '../../src/catalogue/pictures/placeholder.ts'
import { heroPictures } from './hero-pictures.ts'
import { pictureTypes, usableName } from './picture-types.ts'
import type { Catalogue } from './catalogue.ts'

/** Whether an address of the shop names neither a file of a `public` folder nor an image that the build draws. */
function isMissing(folder: string, address: string): boolean {
  if (!address.startsWith('/') || isPlaceholder(address)) return false
  const name = ownPicture.exec(address)?.[1]
  return (
    !existsSync(resolve(import.meta.dirname, `../../public${address}`)) &&
    !existsSync(resolve(folder, `public${address}`)) &&
    !pictureTypes.some(
      (type) => name !== undefined && existsSync(resolve(folder, `pictures/${name}.${type}`)),
    )
  )
}

const isType = (type: string) => pictureTypes.some((one) => one === type)

const stemOf = (file: string) => basename(file, extname(file))

/** What to do, where a file in `pictures` has the name that an address asks for, but for its type, case or spaces. */
function hintOf(files: ReadonlyMap<string, string>, address: string): string {
  const name = usableName(stemOf(address))
  const file = address.startsWith('/pictures/') ? files.get(name) : undefined
  if (file === undefined) return ''
  const type = extname(file).slice(1)
  if (stemOf(file) === name && isType(type)) return `: the image of that file is /pictures/${name}.avif`
  return isType(type.toLowerCase())
    ? `: rename the file ${file} to ${name}.${type.toLowerCase()}, and name it /pictures/${name}.avif`
    : `: convert the file ${file} to one of ${pictureTypes.join(', ')}`
}

/** The files of the hero image that the catalogue in a folder lacks: paths in `public`. */
export const missingHeroPictures = (folder: string): string[] =>
  heroPictures.filter((path) => !existsSync(resolve(folder, `public${path}`)))

/**
 * The catalogue without the images of products that do not exist, with a warning of each; a product without any other
 * has a placeholder. Categories and testimonials keep theirs: the page shows the backdrop.
 */
export function leaveOutMissing(folder: string, catalogue: Catalogue): Catalogue {
  const { head, testimonials, warnings } = catalogue
  const hero = missingHeroPictures(folder)
  const own = resolve(folder, 'pictures')
  const files = new Map(
    existsSync(own) ? readdirSync(own).map((file) => [usableName(stemOf(file)), file]) : [],
  )
  const ofProducts: string[] = []
  const products = catalogue.products.map((product) => {
    const missing = product.pictures.filter((address) => isMissing(folder, address))
    if (missing.length === 0) return product
    for (const address of missing)
      ofProducts.push(
        `Product ${product.id} names the image ${address}, which does not exist${hintOf(files, address)}`,
      )
    const left = product.pictures.filter((address) => !missing.includes(address))
    const picture = [product.picture, ...left].find((address) => !missing.includes(address))
    const shown = picture ?? placeholderOf(product.name)
    const variants = product.variants.map(({ pictures = [], ...variant }) => {
      const shownOf = pictures.filter((address) => !missing.includes(address))
      return { ...variant, ...(shownOf.length > 0 && { pictures: shownOf }) }
    })
    return { ...product, picture: shown, pictures: left.length > 0 ? left : [shown], variants }
  })
  const ofCategories = head.categories.flatMap(({ label, picture }) =>
    picture !== undefined && isMissing(folder, picture)
      ? [`The category ${label} names the image ${picture}, which does not exist`]
      : [],
  )
  const ofTestimonials = testimonials
    .filter(({ image }) => isMissing(folder, image))
    .map(({ name, image }) => `The testimonial of ${name} names the image ${image}, which does not exist`)
  return {
    ...catalogue,
    products,
    warnings: [
      ...warnings,
      ...fewOf(ofProducts, 'images of products do not exist'),
      ...fewOf(ofCategories, 'images of categories do not exist'),
      ...fewOf(ofTestimonials, 'images of testimonials do not exist'),
      ...(hero.length > 0 && hero.length < heroPictures.length
        ? [`The hero image is left out: it also needs ${hero.map((path) => `public${path}`).join(' and ')}`]
        : []),
    ],
  }
}
