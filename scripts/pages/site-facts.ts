import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as v from 'valibot'
import { writeWhole } from '../write-whole.ts'

const hashes = v.array(v.pipe(v.string(), v.regex(/^sha256-[\w+/]{43}=$/)))

const release = v.object({
  scriptHashes: hashes,
  styleHashes: hashes,
  imageOrigins: v.optional(v.array(v.string()), []),
  connectOrigins: v.optional(v.array(v.string()), []),
  /** Files of `dist` with headers by their name. */
  files: v.optional(v.array(v.string()), []),
  /** Pages of `public` folders, as files of `dist`. */
  ownPages: v.optional(v.array(v.string()), []),
})

/**
 * `base` is the path that the shop was built for (`src/site/path.ts`); `previous` is the previous release, whose
 * pages may still be in transit while this one replaces it.
 */
const schema = v.object({
  base: v.optional(v.pipe(v.string(), v.regex(/^\/(?:.*\/)?$/)), '/'),
  /** Those of the other languages in `dist`: `de/`. */
  folders: v.optional(v.array(v.pipe(v.string(), v.regex(/^[\w-]+\/$/))), []),
  ...release.entries,
  /** Addresses that products had before they got slugs, and their own. */
  redirects: v.optional(v.array(v.object({ from: v.string(), to: v.string() })), []),
  /** The shop's name, for the server's first line. */
  name: v.optional(v.string(), 'The shop'),
  previous: v.optional(release),
})

/** A build's output for the server, beside `dist`. */
export type SiteFacts = v.InferInput<typeof schema>

/** What the server needs of a release once another has replaced it. */
export const releaseOf = (facts: SiteFacts): v.InferOutput<typeof release> => v.parse(release, facts)

/** Replaces the file in one step: a reader gets either the old facts or the new ones. */
export async function writeSiteFacts(file: string, facts: SiteFacts): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeWhole(file, JSON.stringify(facts))
}

/** The file exists but does not contain what a build writes. */
export class DamagedFacts extends Error {}

/** Throws `DamagedFacts` for a file that no build has written, and the file system's error where there is none. */
export async function readSiteFacts(file: string): Promise<v.InferOutput<typeof schema>> {
  const text = await readFile(file, 'utf8')
  try {
    return v.parse(schema, JSON.parse(text))
  } catch (error) {
    throw new DamagedFacts(`${file} is damaged. \`npm run build\` writes it anew.`, { cause: error })
  }
}
