import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { SourceFile } from './check-imports.ts'

const root = resolve(import.meta.dirname, '../..')

/** Paths of all files in a top-level folder, from the top of the repository, with `/`; empty where it is missing. */
export function listFiles(folder: string): string[] {
  return readdirSync(resolve(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}

/** The TypeScript files of a top-level folder, without the generated route tree. */
export function readSources(folder: string): SourceFile[] {
  return listFiles(folder)
    .filter((path) => /\.tsx?$/.test(path) && path !== 'src/app/routeTree.gen.ts')
    .map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }))
}
