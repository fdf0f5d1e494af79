import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  draftSizes,
  drawOwnPicture,
  misnamedPictures,
  writeOwnPictures,
} from '../../../scripts/catalogue/own-pictures.ts'

const wide =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><path fill="red" d="M0 0h24v12H0z"/></svg>'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(resolve(tmpdir(), 'pictures-'))
  await mkdir(resolve(folder, 'pictures'))
  await writeFile(resolve(folder, 'pictures/blue-mug.svg'), wide)
  await writeFile(resolve(folder, 'pictures/Blue Mug.svg'), wide)
  // Added by macOS and Windows.
  await writeFile(resolve(folder, 'pictures/.DS_Store'), '')
  await writeFile(resolve(folder, 'pictures/Thumbs.db'), '')
})
afterEach(() => rm(folder, { recursive: true }))

/** Small images, for the tests that are not about their sizes. */
const write = () =>
  writeOwnPictures(resolve(folder, 'pictures'), resolve(folder, 'dist'), resolve(folder, 'cache'), draftSizes)

test('an image keeps its ratio in a file of each size, and a file with another name is reported', async () => {
  expect(
    await writeOwnPictures(resolve(folder, 'pictures'), resolve(folder, 'dist'), resolve(folder, 'cache')),
  ).toEqual([
    'The picture Blue Mug.svg is left out: its name must be of a-z, 0-9 and -, its type one of svg, png, jpg, jpeg, webp, avif: rename it to blue-mug.svg.',
  ])
  const sizes = {
    'blue-mug.avif': [800, 400],
    'blue-mug-large.avif': [1600, 800],
    'blue-mug-zoom.avif': [1600, 800],
    'blue-mug.webp': [800, 400],
  }
  expect((await readdir(resolve(folder, 'dist/pictures'))).toSorted()).toEqual(Object.keys(sizes).toSorted())
  for (const [file, size] of Object.entries(sizes)) {
    const { width, height } = await sharp(resolve(folder, 'dist/pictures', file)).metadata()
    expect({ file, size: [width, height] }).toEqual({ file, size })
  }
})

test('a photograph is drawn as its camera was held', async () => {
  const lying = sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
  await writeFile(
    resolve(folder, 'pictures/red-mug.jpg'),
    // A quarter turn clockwise.
    await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  )
  const drawn = await drawOwnPicture(resolve(folder, 'pictures'), 'red-mug.webp')
  const { width, height } = await sharp(drawn ?? undefined).metadata()
  expect([width, height]).toEqual([400, 600])
})

test('a file with another name is known before images are drawn', async () => {
  expect(await misnamedPictures(resolve(folder, 'pictures'))).toEqual(await write())
  expect(await misnamedPictures(resolve(folder, 'none'))).toEqual([])
})

test('an unchanged image is not encoded again, and a removed one leaves the cache', async () => {
  await write()
  const cached = await readdir(resolve(folder, 'cache'))
  const times = () =>
    Promise.all(cached.map(async (file) => (await stat(resolve(folder, 'cache', file))).mtimeMs))
  const before = await times()
  await write()
  expect(await times()).toEqual(before)
  await rm(resolve(folder, 'pictures/blue-mug.svg'))
  await write()
  expect(await readdir(resolve(folder, 'cache'))).toEqual([])
})

test.each(['no image', ''])(
  'a file that contains “%s” is reported once, and the others are drawn',
  async (content) => {
    await rm(resolve(folder, 'pictures/Blue Mug.svg'))
    await writeFile(resolve(folder, 'pictures/red-mug.png'), content)
    expect(await write()).toEqual([
      expect.stringMatching(/^The picture red-mug\.png is left out: it cannot be read as an image \(.+\)\.$/),
    ])
    expect(await readdir(resolve(folder, 'dist/pictures'))).toHaveLength(4)
  },
)

test('a link in the folder is left out and reported, wherever it leads', async () => {
  await rm(resolve(folder, 'pictures/Blue Mug.svg'))
  await writeFile(resolve(folder, 'outside.svg'), wide)
  await symlink(resolve(folder, 'outside.svg'), resolve(folder, 'pictures/red-mug.svg'))
  expect(await write()).toEqual([
    'The picture red-mug.svg is left out: it is a link, and the build follows none.',
  ])
  expect((await readdir(resolve(folder, 'dist/pictures'))).filter((name) => name.startsWith('red'))).toEqual(
    [],
  )
})

test('of two files for one address the first is drawn, and the other is reported', async () => {
  await rm(resolve(folder, 'pictures/Blue Mug.svg'))
  await writeFile(resolve(folder, 'pictures/blue-mug.webp'), 'never read')
  expect(await write()).toEqual(['The picture blue-mug.webp is left out: blue-mug.svg has the same name.'])
})

test('one file is drawn by its name, and no other', async () => {
  const drawn = await drawOwnPicture(resolve(folder, 'pictures'), 'blue-mug-large.avif')
  expect((await sharp(drawn ?? undefined).metadata()).height).toBe(800)
  expect(await drawOwnPicture(resolve(folder, 'pictures'), 'red-mug.avif')).toBeNull()
  expect(await drawOwnPicture(resolve(folder, 'nowhere'), 'blue-mug.avif')).toBeNull()
})

test('a catalogue without a folder of images has none', async () => {
  expect(
    await writeOwnPictures(resolve(folder, 'nowhere'), resolve(folder, 'dist'), resolve(folder, 'cache')),
  ).toEqual([])
})
