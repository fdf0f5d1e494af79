import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, extname, resolve } from 'node:path'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { fewOf, type Warning } from '../../src/catalogue/import/record-warnings.ts'
import { writeWhole } from '../write-whole.ts'
import { pictureTypes, usableName } from './picture-types.ts'

/**
 * The files of one image in `dist/pictures`, by what follows its name; see `src/catalogue/pictures/picture.ts`. Px of its
 * shorter side, so that it can fill a square place; of the longer one for the zoom, which shows it whole.
 */
const sizes = { '.avif': 400, '-large.avif': 800, '-zoom.avif': 1600, '.webp': 400 } as const
type Ending = keyof typeof sizes
const endings = Object.keys(sizes).filter((key): key is Ending => key in sizes)

type Sizes = Readonly<Record<Ending, number>>
/** Where no one looks at the images: AVIF takes 0.3 s of processor time for 1600 px. */
export const draftSizes: Sizes = { '.avif': 40, '-large.avif': 80, '-zoom.avif': 160, '.webp': 40 }

const isPicture = (file: string) =>
  /^[a-z0-9-]+\./.test(file) && pictureTypes.some((type) => file.split('.').slice(1).join('.') === type)

/** `: rename it to brass-desk-lamp.jpg`; empty for a file whose type is the fault, or whose letters are all others. */
function renamed(file: string): string {
  const name = `${usableName(nameOf(file))}${extname(file).toLowerCase()}`
  return isPicture(name) && /^[a-z0-9]/.test(name) ? `: rename it to ${name}` : ''
}

/** Files that macOS and Windows add to folders. */
const isOfSystem = (file: string) => file.startsWith('.') || file === 'Thumbs.db' || file === 'desktop.ini'

/** A file with the name of an image and another content. */
class UnreadablePicture extends Error {}

/** Draws one size of the whole image, upright as its camera was held. Throws `UnreadablePicture`. */
async function draw(source: Buffer, ending: Ending, size: number): Promise<Buffer> {
  try {
    const image = sharp(source, { density: 300, autoOrient: true }).resize(size, size, {
      fit: ending === '-zoom.avif' ? 'inside' : 'outside',
    })
    const encoded = ending === '.webp' ? image.webp({ quality: 80 }) : image.avif({ quality: 60, effort: 2 })
    return await encoded.toBuffer()
  } catch (error) {
    throw new UnreadablePicture(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

/**
 * Draws one file of a catalogue's own images by its name in `dist/pictures`, `NAME-large.avif`; null for any other name.
 */
export async function drawOwnPicture(folder: string, name: string): Promise<Buffer | null> {
  if (!existsSync(folder)) return null
  const entries = await readdir(folder, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && isPicture(entry.name)).map((entry) => entry.name)
  for (const ending of endings) {
    const source = files.find((file) => basename(file, extname(file)) + ending === name)
    if (source !== undefined) return draw(await readFile(resolve(folder, source)), ending, sizes[ending])
  }
  return null
}

async function drawOnce(file: string, source: Buffer, ending: Ending, size: number): Promise<void> {
  if (existsSync(file)) return
  await writeWhole(file, await draw(source, ending, size))
}

/** The files of a folder of images, and why some of them are left out, as far as their names say it. */
async function findPictures(folder: string) {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !isOfSystem(name))
  const links = new Set(entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name))
  const files = entries.map(({ name }) => name).toSorted()
  const faults = new Map<string, string>()
  for (const [at, file] of files.entries()) {
    const first = files.findIndex((other) => isPicture(other) && nameOf(other) === nameOf(file))
    if (links.has(file)) faults.set(file, 'it is a link, and the build follows none')
    else if (!isPicture(file))
      faults.set(
        file,
        `its name must be of a-z, 0-9 and -, its type one of ${pictureTypes.join(', ')}${renamed(file)}`,
      )
    else if (first < at) faults.set(file, `${files[first]} has the same name`)
  }
  return { files, faults }
}

const nameOf = (file: string) => basename(file, extname(file))

const leftOut = (faults: ReadonlyMap<string, string>) =>
  fewOf(
    [...faults].map(([file, fault]) => `The picture ${file} is left out: ${fault}.`),
    'pictures are left out.',
  )

/** A sentence for each file of a folder of images that is left out for its name. */
export const misnamedPictures = async (folder: string): Promise<readonly Warning[]> =>
  existsSync(folder) ? leftOut((await findPictures(folder)).faults) : []

/**
 * Builds a catalogue's own images, `folder/NAME.svg` or of another type, as `pictures/NAME.avif` and so on in `dist`.
 * Encodes only what has changed since the last build. Returns a sentence for each file that is left out.
 */
export async function writeOwnPictures(
  folder: string,
  dist: string,
  cache: string,
  drawnSizes: Sizes = sizes,
): Promise<readonly Warning[]> {
  if (!existsSync(folder)) return []
  const { files, faults } = await findPictures(folder)
  const target = resolve(dist, 'pictures')
  await mkdir(target, { recursive: true })
  await mkdir(cache, { recursive: true })
  /** By the name in the cache: images with the same content are drawn once. */
  const drawn = new Map<string, Promise<void>>()
  const limit = pLimit(availableParallelism())

  async function write(file: string, ending: Ending): Promise<void> {
    const source = await readFile(resolve(folder, file))
    const hash = createHash('sha256')
      .update(source)
      .update(JSON.stringify([ending, drawnSizes[ending], 2]))
    const cached = `${hash.digest('hex')}${extname(ending)}`
    if (!drawn.has(cached))
      drawn.set(cached, drawOnce(resolve(cache, cached), source, ending, drawnSizes[ending]))
    try {
      await drawn.get(cached)
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error
      faults.set(file, `it cannot be read as an image (${error.message})`)
      return
    }
    await copyFile(resolve(cache, cached), resolve(target, nameOf(file) + ending))
  }

  await Promise.all(
    files
      .filter((file) => !faults.has(file))
      .flatMap((file) => endings.map((ending) => limit(() => write(file, ending)))),
  )
  for (const file of await readdir(cache)) if (!drawn.has(file)) await rm(resolve(cache, file))
  return leftOut(faults)
}
