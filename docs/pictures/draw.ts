/** Draws the demonstration's pictures and the app's icons: see README.md beside this file. */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAppIcons } from './app-icon.ts'
import { encode } from './encode.ts'
import { type Job, jobs } from './jobs.ts'
import { openSources } from './sources.ts'
import { openStudios } from './studio.ts'

const publicFolder = join(import.meta.dirname, '../../public')
const folder = join(import.meta.dirname, '../../src/catalogues/demo/public/pictures')
const [wanted] = process.argv.slice(2)

const isDue = ({ name, outputs }: Job) =>
  wanted === undefined ? outputs.some(({ file }) => !existsSync(join(folder, file))) : name.startsWith(wanted)

await mkdir(folder, { recursive: true })
const sources = openSources()
const studios = openStudios(sources)
// Pictures with the same drawing follow each other, so that it is rendered once.
const due = jobs.filter(isDue).toSorted((a, b) => a.drawing.localeCompare(b.drawing))
console.log(`${jobs.length} pictures, ${due.length} to draw.`)
for (const { name, side, compose, outputs } of due) {
  await encode(sources.sharp, folder, await compose(studios[side]), outputs)
  console.log(name)
}
await writeAppIcons(sources.sharp, publicFolder)
