import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** Pages of earlier builds, in files that are named by the SHA-256 of all that a page is made from. */
export interface PageCache {
  /** The page that is made from `inputs`: an earlier build's, otherwise what `render` returns. */
  readonly page: (inputs: unknown, render: () => Promise<string>) => Promise<string>
  /** The names of the files that this build uses. */
  readonly used: readonly string[]
}

/** Opens a folder that is there; `shared` stands for what all pages are made from. */
export function openPageCache(folder: string, shared: string): PageCache {
  const used: string[] = []
  return {
    used,
    async page(inputs, render) {
      const name = `${createHash('sha256').update(shared).update(JSON.stringify(inputs)).digest('hex')}.html`
      used.push(name)
      const cached = await readFile(resolve(folder, name), 'utf8').catch(() => null)
      if (cached !== null) return cached
      const html = await render()
      // Renamed only when complete: an interrupted build leaves no partial file under this name.
      await writeFile(resolve(folder, `new-${name}`), html)
      await rename(resolve(folder, `new-${name}`), resolve(folder, name))
      return html
    },
  }
}
