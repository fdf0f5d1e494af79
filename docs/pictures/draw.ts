/*
 * Draws the files of `src/catalogues/demo/public/pictures` and the app's icons, which are committed: nothing in the shop,
 * the build or the tests uses it. First `npm install --no-save @iconify-json/fluent-emoji@1.2.7`, the drawings (99 MB).
 * `npx tsx docs/pictures/draw.ts` draws the pictures whose files are missing, and with `12-` those whose name begins so
 * again. `subjects.ts` assigns drawings to products, `poses.ts` their position, `portraits.ts` the people; `jobs.ts` lists
 * all pictures with their files. Backdrops have the tints of `src/theme/tints.ts`: after a change of these delete the
 * pictures, and draw all again.
 */
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
