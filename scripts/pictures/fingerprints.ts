import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
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

/** What every picture is composed with. Tables are not among it: their entries are in a picture's recipe. */
const common = ['backdrop.ts', 'canvas.ts', 'encode.ts', 'shadow.ts', 'sprite.ts', 'studio.ts']

/** Answers with the fingerprint of a picture: its recipe, its drawings, its files, and the code that makes it. */
export function createFingerprinter(drawing: (name: string) => string): (job: Job) => string {
  const read = (name: string): string => readFileSync(join(here, name), 'utf8')
  return ({ drawings, code, recipe, outputs }) =>
    createHash('sha256')
      .update(JSON.stringify([[...common, ...code].map(read), drawings.map(drawing), recipe, outputs]))
      .digest('hex')
      .slice(0, 16)
}
