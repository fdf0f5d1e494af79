import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** `load-1732390000000`: the data of one load of the embedded engine, which only one process can open. */
const folderName = /^load-\d+$/

/** The folders of the embedded engine's loads, and a file that names the current one. */
export interface DataFolders {
  /** Absolute; null before the first load. */
  current(): Promise<string | null>
  /** A new folder for a load; absolute. */
  create(): Promise<string>
  /** Makes a folder the current one, in one step. */
  publish(folder: string): Promise<void>
  /** Removes a folder that is not the current one. */
  remove(folder: string): Promise<void>
  /** Removes what earlier loads have left, except the current one. */
  tidy(): Promise<void>
}

export function dataFolders(root: string): DataFolders {
  const pointer = resolve(root, 'current')
  const readPointer = () =>
    readFile(pointer, 'utf8').then(
      (text) => (folderName.test(text.trim()) ? text.trim() : null),
      () => null,
    )
  return {
    async current() {
      const name = await readPointer()
      return name && resolve(root, name)
    },
    async create() {
      const folder = resolve(root, `load-${Date.now()}`)
      await mkdir(folder, { recursive: true })
      return folder
    },
    async publish(folder) {
      const written = `${pointer}.new`
      await writeFile(written, folder.slice(root.length + 1))
      await rename(written, pointer)
    },
    async remove(folder) {
      if (folder !== resolve(root, (await readPointer()) ?? '.'))
        await rm(folder, { recursive: true, force: true })
    },
    async tidy() {
      const name = await readPointer()
      for (const one of await readdir(root).catch(() => []))
        if (folderName.test(one) && one !== name)
          await rm(resolve(root, one), { recursive: true, force: true })
    },
  }
}
