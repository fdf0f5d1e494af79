import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { tableFile, productsFile } from '#catalogue/files/file-names.ts'
import { contentsOf, factsOf } from '../scripts/catalogue/catalogue-files.ts'
import type { Catalogue } from '../scripts/catalogue/catalogue.ts'

/** The products of the shop's large test catalogue as records. */
function givenCatalogue(catalogue: Catalogue, size: number): Catalogue {
  const { products, generated } = catalogue
  if (!generated) throw new Error('The benchmark needs a catalogue with generated products.')
  const { firstId, product } = generated
  const more = Array.from({ length: size - firstId + 1 }, (_, index) => product(firstId + index))
  return { ...catalogue, products: [...products, ...more] }
}

/** Writes the files of catalogues of these sizes below `folder`, those that the benchmark reads: the table and a list. */
export async function writeGivenFiles(
  catalogue: Catalogue,
  sizes: readonly number[],
  folder: string,
): Promise<void> {
  for (const size of sizes) {
    const own = resolve(folder, String(size))
    await mkdir(own, { recursive: true })
    const given = givenCatalogue(catalogue, size)
    await writeFile(resolve(own, 'facts.json'), JSON.stringify(factsOf(given)))
    for (const [name, content] of contentsOf(given))
      if (name === productsFile(0) || name.startsWith(tableFile(0).slice(0, 5)))
        await writeFile(resolve(own, name), content)
  }
}
