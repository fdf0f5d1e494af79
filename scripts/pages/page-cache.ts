import { createHash } from 'node:crypto'
import { copyFile, readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { writeWhole } from '../write-whole.ts'

/** Pages of earlier builds, in files that are named by the SHA-256 of all that a page is made from. */
export interface PageCache {
  /** Writes the page that is made from `inputs` to `target`: an earlier build's, otherwise what `render` returns. */
  readonly write: (target: string, inputs: unknown, render: () => Promise<string>) => Promise<void>
  /** The names of the files that this build uses. */
  readonly used: readonly string[]
}

/** Opens a folder that is there; `shared` stands for what all pages are made from. */
export async function openPageCache(folder: string, shared: string): Promise<PageCache> {
  const found = new Set(await readdir(folder))
  const used: string[] = []
  return {
    used,
    async write(target, inputs, render) {
      const name = `${createHash('sha256').update(shared).update(JSON.stringify(inputs)).digest('hex')}.html`
      const file = resolve(folder, name)
      used.push(name)
      if (!found.has(name)) await writeWhole(file, await render())
      await copyFile(file, target)
    },
  }
}
