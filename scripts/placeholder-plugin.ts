import type { Plugin } from 'vite'
import { drawPlaceholder, isPlaceholder } from '../src/catalogue/placeholder.ts'
import type { Product } from '../src/catalogue/product.ts'

/** Draws the images of products that have none: files of the build, and responses in development. */
export function placeholderPlugin(products: readonly Product[]): Plugin {
  const addresses = new Set(products.map(({ picture }) => picture).filter(isPlaceholder))
  return {
    name: 'placeholder',
    generateBundle() {
      for (const address of addresses)
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: drawPlaceholder(address) })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!addresses.has(request.url ?? '')) return next()
        response.setHeader('Content-Type', 'image/svg+xml').end(drawPlaceholder(request.url ?? ''))
      })
    },
  }
}
