import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import { typefaces } from '../fonts/font-sources.ts'
import { paths } from '../paths.ts'

/** The demonstration's. */
const usualFonts = typefaces.map(({ name }) => `@fontsource-variable/${name}`)

/** What is in `dist`, but not among the modules of the pages: icons, and the packages of the service worker. Fonts, too. */
const others = [
  'lucide',
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
]

const file = 'third-party-notices.txt'

const packageSchema = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.string(), 'no licence named'),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
})

/** The folder of the package that a module belongs to; null for the shop's own. */
const folderOf = (id: string): string | null =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/@]+/.exec(id.replaceAll('\\', '/'))?.[0] ?? null

const readPackage = async (folder: string) =>
  v.parse(packageSchema, JSON.parse(await readFile(resolve(folder, 'package.json'), 'utf8')))

const installed = (name: string) => resolve(paths.root, 'node_modules', name)

/** The folders of these packages and of all that they depend on: Workbox contains `idb`. */
async function foldersWithDependencies(names: readonly string[]): Promise<Set<string>> {
  const folders = new Set(names.map(installed))
  // A set also visits what is added during the loop.
  for (const folder of folders)
    for (const name of Object.keys((await readPackage(folder)).dependencies)) folders.add(installed(name))
  return folders
}

/** Name, version and licence text of a package; `warn` gets a sentence where it has no such text. */
async function noticeOf(folder: string, warn: (sentence: string) => void): Promise<string> {
  const { name, version, license } = await readPackage(folder)
  const text = (await readdir(folder)).find((one) => /^(?:licen[cs]e|copying|ofl)(?:\..*)?$/i.test(one))
  if (text === undefined) warn(`${name} ${version} has no licence file: ${file} only says “${license}”.`)
  const words = text === undefined ? '' : `\n\n${(await readFile(resolve(folder, text), 'utf8')).trim()}`
  return `${name} ${version} (${license})${words}`
}

/** Writes the licences of the packages that the browser's files contain into `third-party-notices.txt`. */
export const licencesPlugin = (fontPackages: readonly string[] = usualFonts): Plugin => ({
  name: 'licences',
  apply: 'build',
  async generateBundle(_, bundle) {
    if (this.environment.config.consumer === 'server') return
    const modules = Object.values(bundle).flatMap((one) =>
      one.type === 'chunk' ? Object.keys(one.modules) : one.originalFileNames,
    )
    const folders = new Set([
      ...[...modules, ...this.getModuleIds()].flatMap((id) => folderOf(id.replace(/^\0/, '')) ?? []),
      ...(await foldersWithDependencies([...others, ...fontPackages])),
    ])
    const notices = await Promise.all(
      [...folders]
        .filter((folder) => existsSync(resolve(folder, 'package.json')))
        .map((folder) => noticeOf(folder, (sentence) => this.warn(sentence))),
    )
    this.emitFile({
      type: 'asset',
      fileName: file,
      source: `The files of this shop contain parts of these packages.\n\n${notices.toSorted().join('\n\n---\n\n')}\n`,
    })
  },
})
