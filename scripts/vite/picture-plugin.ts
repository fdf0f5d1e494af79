import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { isPlaceholder } from '../../src/catalogue/pictures/picture-address.ts'
import { pathInSite } from '../../src/site/path.ts'
import { drawPlaceholder } from '../../src/catalogue/pictures/placeholder.ts'
import type { Product } from '../../src/catalogue/product.ts'

/** The image `pictures/{name}` of a shop's folder, finished or drawn; null for none. */
async function findPicture(folder: string, name: string): Promise<Buffer | null> {
  const finished = resolve(folder, 'public/pictures', name)
  if (existsSync(finished)) return readFile(finished)
  // Imported late: it loads the image library, which no test and no build of the pages needs.
  const { drawOwnPicture } = await import('../catalogue/own-pictures.ts')
  return drawOwnPicture(resolve(folder, 'pictures'), name)
}

/**
 * The images of products that are no files of the root's `public`. Placeholders are files of the build. In development
 * both they and the images of the shop's folder are sent when they are requested.
 */
export function picturePlugin(products: readonly Product[], folder: string): Plugin {
  const placeholders = new Set(products.map(({ picture }) => picture).filter(isPlaceholder))
  return {
    name: 'pictures',
    generateBundle() {
      for (const address of placeholders)
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: drawPlaceholder(address) })
    },
    configureServer({ middlewares, config: { base } }) {
      middlewares.use((request, response, next) => {
        const [, name] =
          /^\/pictures\/([a-z0-9-]+\.(?:avif|webp|svg))$/.exec(pathInSite(request.url ?? '', base) ?? '') ??
          []
        if (name === undefined) return next()
        if (placeholders.has(`/pictures/${name}`)) {
          response.setHeader('Content-Type', 'image/svg+xml').end(drawPlaceholder(`/pictures/${name}`))
          return
        }
        findPicture(folder, name).then(
          (image) =>
            image === null
              ? next()
              : response.setHeader('Content-Type', `image/${name.slice(-4)}`).end(image),
          next,
        )
      })
    },
  }
}
