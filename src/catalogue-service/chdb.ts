import { createRequire } from 'node:module'
import { resolve } from 'node:path'

/** What the service uses of `chdb`, ClickHouse as a library. A session answers one statement after the other. */
export interface ChdbSession {
  queryAsync(sql: string, options: { readonly format: string }): Promise<{ text(): string }>
  queryBindAsync(
    sql: string,
    parameters: object,
    options: { readonly format: string },
  ): Promise<{ text(): string }>
  close(): void
}

interface Chdb {
  readonly Session: new (folder: string) => ChdbSession
}

/** The library in a folder that `fetch-engine.ts` has filled. Throws where it is not there or not for this system. */
export function requireChdb(folder: string): Chdb {
  // The types of a package that is fetched later are not known here.
  // oxlint-disable-next-line typescript/no-unsafe-assignment
  const chdb: Chdb = createRequire(resolve(folder, 'package.json'))('chdb')
  return chdb
}
