import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeIcons } from '../../../scripts/look/icons.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(resolve(tmpdir(), 'icons-'))
})
afterEach(() => rm(folder, { recursive: true }))

const svg = (shape: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${shape}</svg>`

async function write(shape: string, own: readonly string[] = []) {
  const icon = resolve(folder, 'mine.svg')
  await writeFile(icon, svg(shape))
  await writeIcons(icon, folder, { paper: '#00ff00', own })
}

const corner = async (name: string) =>
  Array.from(
    await sharp(resolve(folder, name)).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer(),
  )

test('all icons are made from one picture, in their sizes', async () => {
  await write('<rect width="100" height="100" fill="#ff0000"/>')
  const sizeOf = async (name: string) => (await sharp(resolve(folder, name)).metadata()).width
  expect(await sizeOf('icon-192.png')).toBe(192)
  expect(await sizeOf('icon-512.png')).toBe(512)
  expect(await sizeOf('icon-maskable-512.png')).toBe(512)
  expect(await sizeOf('apple-touch-icon.png')).toBe(180)
  expect(await readFile(resolve(folder, 'icon.svg'), 'utf8')).toContain('#ff0000')
  // A maskable icon goes on in the colour of its edge.
  expect(await corner('icon-maskable-512.png')).toEqual([255, 0, 0, 255])
  const favicon = await readFile(resolve(folder, 'favicon.ico'))
  expect(favicon.readUInt16LE(2), 'the type of icons').toBe(1)
  expect((await sharp(favicon.subarray(favicon.readUInt32LE(18))).metadata()).width).toBe(32)
})

test('a picture without a ground lies on the page’s colour where icons must have one', async () => {
  await write('<circle cx="50" cy="50" r="20" fill="#ff0000"/>')
  expect(await corner('apple-touch-icon.png')).toEqual([0, 255, 0, 255])
  expect((await corner('icon-192.png'))[3]).toBe(0)
})

test('the owner’s own files stay', async () => {
  await write('<rect width="100" height="100"/>', ['icon.svg', 'favicon.ico'])
  expect(await readdir(folder)).not.toContain('favicon.ico')
})

test('a file that is no picture is named', async () => {
  const icon = resolve(folder, 'mine.svg')
  await writeFile(icon, 'no picture')
  await expect(writeIcons(icon, folder, { paper: '#ffffff', own: [] })).rejects.toThrow(
    /mine\.svg cannot be drawn.*It must be an SVG picture/s,
  )
})
