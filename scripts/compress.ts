import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set([
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

/** Bytes under which there is nothing to be gained. */
const smallest = 200

/** As many as Node's own pool compresses at a time: more would only hold memory. */
const atOnce = 4

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Writes `x.br` and `x.gz` beside every text file `x` that gains by it in `folder` and below, as small as they get:
 * it is done once, and read by everyone. Left out where it would not be smaller. Returns the files it read.
 */
export async function compressFolder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => resolve(entry.parentPath, entry.name))
  const waiting = files.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const file of waiting) await compressFile(file)
    }),
  )
  return files
}

/**
 * Ways to pack, of which the best differs from file to file: the size of Brotli's blocks as a power of two (0 leaves it
 * to Brotli), and how many low bits of a distance are written by themselves.
 */
const ways = [
  { blockSize: 0, postfix: 0 },
  { blockSize: 16, postfix: 0 },
  { blockSize: 17, postfix: 0 },
  { blockSize: 0, postfix: 1 },
] as const

async function compressBest(text: Buffer): Promise<Buffer> {
  const packed = await Promise.all(
    ways.map(({ blockSize, postfix }) =>
      brotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
          [constants.BROTLI_PARAM_LGBLOCK]: blockSize,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        },
      }),
    ),
  )
  return packed.reduce((best, one) => (one.length < best.length ? one : best))
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file)
  if (text.length <= smallest) return
  const small = await compressBest(text)
  const zipped = await gzipped(text, { level: 9 })
  if (small.length < text.length) await writeFile(`${file}.br`, small)
  if (zipped.length < text.length) await writeFile(`${file}.gz`, zipped)
}
