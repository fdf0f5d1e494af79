/*
 * The files of a catalogue that is too large for the page. The build writes them into `catalogue/VERSION/`
 * (`scripts/catalogue/catalogue-files.ts`):
 *
 * - `index.json`: the first id of each products file.
 * - `products-N.json`: whole products, in the order of their ids; for lists and product pages.
 * - `table-N.json`: one part of the catalogue's table (`table-part.ts`); for the workers that search it.
 * - `words.json`: the most frequent words, which spellings are corrected to.
 *
 * Beside that folder, `catalogue.json` has the facts of the current version (`file-catalogue.ts`). No script names a
 * version: a changed record changes no script.
 */

export const factsFile = 'catalogue.json'

export const wordsFile = 'words.json'

export const indexFile = 'index.json'

/** A multiple of a slice, so that none needs two files. */
export const productsPerFile = 120

export const productsFile = (index: number): string => `products-${index}.json`

/** A balance between the number of requests and the wait for the first matches. */
export const productsPerTable = 4096

export const tableFile = (index: number): string => `table-${index}.json`

/** Reads one of the files, parsed. Rejects with a sentence where it is missing or damaged. */
export type ReadFile = (name: string) => Promise<unknown>
