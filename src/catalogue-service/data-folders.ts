import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { isRunning, startOf } from './is-running.ts'

/** `load-1732390000000`: the data of one load of the embedded engine, which only one process can open. */
const folderName = /^load-\d+$/

/** Who holds a lock: a process of a machine, and when it began where that is known. */
const ownerSchema = v.object({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  host: v.string(),
  start: v.nullish(v.string(), null),
})
type Owner = v.InferOutput<typeof ownerSchema>

const self = (): Owner => ({ pid: process.pid, host: hostname(), start: startOf(process.pid) })

/** Whether a process exists; one of another machine is taken to exist. */
function isAlive({ pid, host, start }: Owner): boolean {
  if (host !== hostname()) return true
  const now = startOf(pid)
  return isRunning(pid) && (start === null || now === null || now === start)
}

/** The living owner of a lock file; null where there is none. */
async function ownerOf(file: string): Promise<Owner | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return null
  const owner = v.safeParse(v.pipe(v.string(), v.parseJson(), ownerSchema), text)
  return owner.success && isAlive(owner.output) ? owner.output : null
}

/** Another load is running. */
export class LoadIsRunning extends Error {
  constructor({ pid, host }: Owner, lock: string) {
    super(
      `Another load is running (process ${pid} on ${host}). Wait until it ends; where it is gone, delete ${lock}.`,
    )
  }
}

/** The folders of the embedded engine's loads, and a file that names the current one. */
export interface DataFolders {
  /** Absolute; null before the first load. */
  current(): Promise<string | null>
  /** A new folder for a load; absolute. */
  create(): Promise<string>
  /** Makes a folder the current one, in one step. */
  publish(folder: string): Promise<void>
  /** Marks a folder as one that this process reads. */
  use(folder: string): Promise<void>
  /** Removes a folder that this process used, unless it is the current one. */
  remove(folder: string): Promise<void>
  /** Removes what earlier loads have left, except the current folder and those that a process reads. */
  tidy(): Promise<void>
  /**
   * Allows one load at a time: rejects with `LoadIsRunning` while another process holds the lock, and takes over that of
   * a process that has ended. Resolves with a function that ends the lock.
   */
  lock(): Promise<() => Promise<void>>
  isLoading(): Promise<boolean>
  /** The highest snapshot that was published; 0 before the first. */
  snapshot(): Promise<number>
  noteSnapshot(number: number): Promise<void>
}

export function dataFolders(root: string): DataFolders {
  const pointer = resolve(root, 'current')
  const snapshotFile = resolve(root, 'snapshot')
  const lockFile = resolve(root, 'load.lock')
  const userOf = (folder: string) => `${folder}.user`
  const readPointer = () =>
    readFile(pointer, 'utf8').then(
      (text) => (folderName.test(text.trim()) ? text.trim() : null),
      () => null,
    )
  const replace = async (file: string, text: string) => {
    await mkdir(root, { recursive: true })
    await writeFile(`${file}.new`, text)
    await rename(`${file}.new`, file)
  }
  const removeFolder = async (folder: string) => {
    await rm(folder, { recursive: true, force: true })
    await rm(userOf(folder), { force: true })
  }
  const snapshot = () =>
    readFile(snapshotFile, 'utf8').then(
      (text) => (/^\d{1,16}$/.test(text) ? Number(text) : 0),
      () => 0,
    )

  return {
    async current() {
      const name = await readPointer()
      return name && resolve(root, name)
    },
    async create() {
      const folder = resolve(root, `load-${Date.now()}`)
      await mkdir(folder, { recursive: true })
      await replace(userOf(folder), JSON.stringify(self()))
      return folder
    },
    async publish(folder) {
      await rm(userOf(folder), { force: true })
      await replace(pointer, folder.slice(root.length + 1))
    },
    use: (folder) => replace(userOf(folder), JSON.stringify(self())),
    async remove(folder) {
      if (folder === resolve(root, (await readPointer()) ?? '.')) await rm(userOf(folder), { force: true })
      else await removeFolder(folder)
    },
    async tidy() {
      const name = await readPointer()
      for (const one of await readdir(root).catch(() => [])) {
        const folder = resolve(root, one)
        if (folderName.test(one) && one !== name && !(await ownerOf(userOf(folder))))
          await removeFolder(folder)
      }
    },
    async lock() {
      await mkdir(root, { recursive: true })
      for (;;) {
        const handle = await open(lockFile, 'wx').catch(() => null)
        if (handle) {
          await handle.writeFile(JSON.stringify(self()))
          await handle.close()
          return () => rm(lockFile, { force: true })
        }
        const owner = await ownerOf(lockFile)
        if (owner) throw new LoadIsRunning(owner, lockFile)
        await rm(lockFile, { force: true })
      }
    },
    isLoading: async () => (await ownerOf(lockFile)) !== null,
    snapshot,
    async noteSnapshot(number) {
      if (number > (await snapshot())) await replace(snapshotFile, String(number))
    },
  }
}
