import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { extname, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'
import { writeWhole } from '../write-whole.ts'

/** Extensions of files that get compressed forms beside them where those are smaller. */
export const compressible: ReadonlySet<string> = new Set([
  '.html',
  '.htm',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.txt',
  '.xml',
  '.webmanifest',
])

/** Bytes. Below this size compression gains nothing. */
const smallest = 200

/** The size of Node's thread pool, which compresses the files: more at a time would only use memory. */
const concurrency = 4

const codings = [
  {
    ending: 'br',
    version: process.versions['brotli'],
    qualityOf: brotliQuality,
    pack: (text: Buffer, quality: number) =>
      promisify(brotliCompress)(text, {
        params: {
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
          [constants.BROTLI_PARAM_QUALITY]: quality,
        },
      }),
  },
  {
    ending: 'gz',
    version: process.versions['zlib'],
    qualityOf: (file: string) => (isOfCatalogue(file) ? 6 : 9),
    pack: (text: Buffer, level: number) => promisify(gzip)(text, { level }),
  },
] as const

/**
 * In the folder of a language, too. A catalogue's files can weigh a gigabyte: the highest compression would take half
 * an hour.
 */
const isOfCatalogue = (file: string) => /^(?:[\w-]+[\\/])?catalogue[\\/]/.test(file)

const isProductPage = (file: string) => /^(?:[\w-]+[\\/])?product[\\/]/.test(file)

/** Product pages are many: they take 9 s instead of 21 s for 1.7 % more bytes (195 pages of 75 kB). */
function brotliQuality(file: string): number {
  if (isOfCatalogue(file)) return 5
  return isProductPage(file) ? 10 : constants.BROTLI_MAX_QUALITY
}

/**
 * Writes `x.br` and `x.gz` beside every text file `x` in `folder` and below, at the highest compression that its size
 * and number allow. Leaves a form out where it is not smaller. `cache` is a folder with results of earlier builds,
 * named by the SHA-256 of the uncompressed content, the quality and the compressor's version; results that this call
 * does not use are deleted from it. `hasBrotliPages` is false for a shop whose product pages have only the form that
 * every client accepts: brotli takes 25 times as long for 13 % fewer bytes. Returns the files that it compressed.
 */
export async function compressFolder(
  folder: string,
  cache?: string,
  hasBrotliPages = true,
): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => resolve(entry.parentPath, entry.name))
  if (cache !== undefined) await mkdir(cache, { recursive: true })
  const cached = new Set(cache === undefined ? [] : await readdir(cache))
  const used = new Set<string>()

  async function compressFile(file: string): Promise<void> {
    const text = await readFile(file)
    if (text.length <= smallest) return
    const hash = createHash('sha256').update(text).digest('hex')
    const path = relative(folder, file)
    for (const { ending, version, qualityOf, pack } of codings) {
      if (ending === 'br' && !hasBrotliPages && isProductPage(path)) continue
      const quality = qualityOf(path)
      const name = `${hash}-${quality}-${version}.${ending}`
      used.add(name)
      if (cache !== undefined && cached.has(name)) {
        const { size } = await stat(resolve(cache, name))
        if (size < text.length) await copyFile(resolve(cache, name), `${file}.${ending}`)
        continue
      }
      const packed = await pack(text, quality)
      if (cache !== undefined) await writeWhole(resolve(cache, name), packed)
      if (packed.length < text.length) await writeFile(`${file}.${ending}`, packed)
    }
  }

  await pLimit(concurrency).map(files, compressFile)
  if (cache !== undefined) for (const name of cached) if (!used.has(name)) await rm(resolve(cache, name))
  return files
}
