/**
 * Makes every picture of the shop, and the app's icons. `npm run pictures`; what is up to date is left alone.
 *   --force        makes all anew
 *   --only=<text>  only pictures whose name contains the text
 *   --sheet        prints contact sheets of the results into the system's folder for temporary files
 * PICTURE_SOURCES: a folder whose node_modules holds sharp and the emoji set, if not this project's own.
 *
 * The vector set is used, not the 3D one: that has 256 pixels a side, so it is soft in every view at 800 and
 * hopeless in close-ups; the vectors carry the same light and stay crisp.
 */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAppIcons } from './pictures/app-icon.ts'
import { printContactSheets } from './pictures/contact-sheet.ts'
import { encode } from './pictures/encode.ts'
import { createFingerprinter, readFingerprints, writeFingerprints } from './pictures/fingerprints.ts'
import { jobs } from './pictures/jobs.ts'
import { findSources, type Sources } from './pictures/sources.ts'
import { openStudios, pictureSide } from './pictures/studio.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'public', 'pictures')
const options = process.argv.slice(2)
const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length) ?? ''

async function makePictures(sources: Sources): Promise<void> {
  await mkdir(folder, { recursive: true })
  const studios = openStudios(sources)
  const known = readFingerprints()
  const fingerprint = createFingerprinter(sources.drawing)
  const due = jobs
    .filter(({ name }) => name.includes(only))
    .map((job) => ({ job, print: fingerprint(job) }))
    .filter(({ job: { name, outputs }, print }) => {
      const isThere = outputs.every(({ file }) => existsSync(join(folder, file)))
      return options.includes('--force') || !isThere || known.get(name) !== print
    })
  // One drawing's pictures one after another, so that it is drawn once.
  due.sort((a, b) => (a.job.drawings[0] ?? '').localeCompare(b.job.drawings[0] ?? ''))
  console.log(`${jobs.length} pictures, ${due.length} to make.`)
  const queue = due[Symbol.iterator]()
  let made = 0
  const work = async (): Promise<void> => {
    for (const { job, print } of queue) {
      await encode(sources.sharp, folder, await job.compose(studios[job.side]), job.outputs)
      known.set(job.name, print)
      made += 1
      if (made % 20 === 0 || made === due.length) {
        writeFingerprints(known)
        console.log(`${made} of ${due.length}: ${job.name}`)
      }
    }
  }
  // Two at a time, one thread each: more only crowds out whatever else the machine does.
  sources.sharp.concurrency(1)
  await Promise.all([work(), work()])
}

const sources = findSources(process.env['PICTURE_SOURCES'] ?? root)
if (sources) {
  await makePictures(sources)
  await writeAppIcons(sources.sharp, join(root, 'public'))
  if (options.includes('--sheet')) {
    const shown = jobs.filter(({ side }) => side === pictureSide)
    console.log(`Contact sheets: ${await printContactSheets(sources.sharp, folder, shown)}`)
  }
} else {
  console.error('Pictures are made with sharp and the Fluent Emoji set, which are not installed. Run:')
  console.error('  npm install --no-save @iconify-json/fluent-emoji@1.2.7 sharp@0.35.5')
  process.exitCode = 1
}
