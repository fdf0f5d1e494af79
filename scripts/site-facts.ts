import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as v from 'valibot'

const hashes = v.array(v.pipe(v.string(), v.regex(/^sha256-[\w+/]{43}=$/)))

/** What stands in the pages themselves and is admitted by the policy. */
const schema = v.object({ scriptHashes: hashes, styleHashes: hashes })

/** What a build tells the server about `dist`. Its file is there only while `dist` is whole. */
export type SiteFacts = v.InferOutput<typeof schema>

export async function writeSiteFacts(file: string, facts: SiteFacts): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(facts))
}

/** Throws where there is no finished build. */
export async function readSiteFacts(file: string): Promise<SiteFacts> {
  return v.parse(schema, JSON.parse(await readFile(file, 'utf8')))
}
