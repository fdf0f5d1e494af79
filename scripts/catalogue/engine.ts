import { resolve } from 'node:path'
import { dataFolders } from '../../src/catalogue-service/data-folders.ts'
import { createEmbeddedEngine } from '../../src/catalogue-service/embedded-engine.ts'
import type { Engine } from '../../src/catalogue-service/engine.ts'
import { fetchEngine } from '../../src/catalogue-service/fetch-engine.ts'
import type { Settings } from '../../src/catalogue-service/settings.ts'
import { paths } from '../paths.ts'

/** The embedded engine's data; CATALOGUE_DATA names another folder. */
export const folders = dataFolders(
  resolve(process.env['CATALOGUE_DATA'] || resolve(paths.cache, 'catalogue-data')),
)

/** More than the lanes of queries need: one for updates and the polls of the current state. */
const spareSessions = 2

export const quickAtOnce = 4

export const sessionsOf = ({ CATALOGUE_AT_ONCE }: Settings): number =>
  quickAtOnce + CATALOGUE_AT_ONCE + spareSessions

/** The embedded engine on a folder of data; fetched on first use. */
export async function openEmbedded(
  folder: string,
  sessions: number,
  say: (sentence: string) => void,
): Promise<Engine> {
  const library = await fetchEngine(paths.cache, say)
  return createEmbeddedEngine({ library, data: folder, sessions })
}
