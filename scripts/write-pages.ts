import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

export interface Site {
  /** Folder that is served; absolute. */
  readonly dist: string
  /** The template as Vite left it, with the entry's scripts and styles. */
  readonly shell: string
  /** Products that have a page. */
  readonly productIds: readonly number[]
}

/** Files of the pages that a static host needs, for addresses without an ending: `/product/12`. */
export function pageFiles(productIds: readonly number[]): string[] {
  return ['index.html', 'products.html', '404.html', ...productIds.map((id) => `product/${id}.html`)]
}

/** Writes every page into `dist`; returns their files. The seam for prerendering: each is the bare shell yet. */
export async function writePages({ dist, shell, productIds }: Site): Promise<string[]> {
  const files = pageFiles(productIds).map((file) => resolve(dist, file))
  for (const file of files) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, shell)
  }
  return files
}
