import { brotliCompressSync, constants } from 'node:zlib'

/** MB on the wire of what the service worker precaches of a shop without products: the build prints the sum. */
const programMegabytes = 0.57

/** The scripts have the form of quality 11, which is a tenth smaller, and takes seconds for some thousand products. */
const quality = 5

/** About what the service worker precaches of a shop whose scripts contain this, in MB with one decimal. */
export function offlineSize(embedded: object): number {
  const text = JSON.stringify(embedded)
  const { length } = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  return Math.round((programMegabytes + length / 1e6) * 10) / 10
}
