import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Job } from './jobs.ts'

const here = import.meta.dirname
const file = join(here, 'fingerprints.json')

/** Pictures' names and what each was last made from. Times of files say nothing after a checkout. */
export function readFingerprints(): Map<string, string> {
  if (!existsSync(file)) return new Map()
  const stored: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return new Map(Object.entries(v.parse(v.record(v.string(), v.string()), stored)))
}

export function writeFingerprints(known: ReadonlyMap<string, string>): void {
  const sorted = [...known].toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

/** Tables whose entries reach a picture through its own recipe: changing one must not remake all. */
const tables = new Set([
  'subjects.ts',
  'poses.ts',
  'hero-layout.ts',
  'jobs.ts',
  'contact-sheet.ts',
  'app-icon.ts',
  'fingerprints.ts',
])

/** Answers with the fingerprint of a picture: its recipe, its drawings, and the code that composes it. */
export function createFingerprinter(drawing: (name: string) => string): (job: Job) => string {
  const code = createHash('sha256')
  for (const name of readdirSync(here).toSorted()) {
    if (name.endsWith('.ts') && !tables.has(name)) code.update(readFileSync(join(here, name)))
  }
  const composition = code.digest('hex')
  return ({ drawings, recipe, outputs }) =>
    createHash('sha256')
      .update(JSON.stringify([composition, drawings.map(drawing), recipe, outputs]))
      .digest('hex')
      .slice(0, 16)
}
