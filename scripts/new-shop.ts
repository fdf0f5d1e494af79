import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { ConfigurationError } from '../src/catalogue/import/configuration-error.ts'
import { isMain } from './is-main.ts'
import { paths } from './paths.ts'
import { readArguments } from './read-arguments.ts'

const usage = `npm run new-shop NAME writes the files of a new shop into src/catalogues/NAME. The name is of a-z, 0-9 and -, for
example lamps. To begin with the products of another shop, use npm run import instead; npm run import -- --help says how.`

const templates = resolve(import.meta.dirname, 'new-shop')

/** As the folders of shops are named. */
const validName = /^[a-z0-9][a-z0-9-]*$/

/** Throws `ConfigurationError`. */
export function checkShopName(name: string): void {
  if (!validName.test(name))
    throw new ConfigurationError(
      `“${name}” cannot be the name of a shop’s folder: it must be of a-z, 0-9 and -, for example lamps.`,
    )
}

export const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

async function readTemplate(file: string, name: string): Promise<string> {
  const text = await readFile(resolve(templates, file), 'utf8')
  return text.replaceAll('NAME', name).replaceAll('TITLE', titleOf(name))
}

/** Whether a file of a shop is as `writeNewShop` has written it. */
export async function isUntouched(name: string, folder: string, file: string): Promise<boolean> {
  const text = await readFile(resolve(folder, file), 'utf8').catch(() => null)
  return text === (await readTemplate(`${file}.txt`, name))
}

/**
 * Writes the files of a new shop into a folder that is not there yet: head, two records, configuration, details, look and
 * three pages, with what each is for; those of `own`, by their names, have their own text. Throws `ConfigurationError`
 * where the name is taken or cannot be one.
 */
export async function writeNewShop(
  name: string,
  folder: string,
  own: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  checkShopName(name)
  if (existsSync(folder))
    throw new ConfigurationError(`${relative(paths.root, folder)} is there already: choose another name.`)
  const files = (await readdir(templates, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  const templated = new Map(
    files.map((entry) => {
      const file = relative(templates, resolve(entry.parentPath, entry.name))
      // The templates end in `.txt`: nothing else of the project reads them.
      return [file.replace(/\.txt$/, '').replaceAll('\\', '/'), file]
    }),
  )
  const names = [...new Set([...templated.keys(), ...Object.keys(own)])]
  for (const file of names) {
    const template = templated.get(file)
    const text = own[file] ?? (await readTemplate(template ?? '', name))
    const target = resolve(folder, file)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, text)
  }
  return names
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments(usage, { options: {}, allowPositionals: true })
  const [name, ...others] = positionals
  if (values.help || name === undefined) {
    console.log(usage)
    process.exitCode = values.help ? 0 : 1
    return
  }
  if (others.length > 0)
    throw new ConfigurationError(`Unexpected argument '${others[0]}': a shop has one name.\n\n${usage}`)
  const folder = resolve(paths.root, 'src/catalogues', name)
  const files = await writeNewShop(name, folder)
  console.log(`src/catalogues/${name}:`)
  for (const file of files.toSorted()) console.log(`  ${file}`)
  console.log(`
Write your own words where the files say [your …] or your-shop.example. See the shop:
  SHOP=${name} npm start
Before it opens, this names all that is not yours yet:
  SHOP=${name} npm run build -- --strict`)
}

if (isMain(import.meta.url)) {
  await main().catch((error: unknown) => {
    if (!(error instanceof ConfigurationError)) throw error
    console.error(error.message)
    process.exitCode = 1
  })
}
