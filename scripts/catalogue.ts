import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { detailOf } from '../src/catalogue-service/engine.ts'
import { createLog } from '../src/catalogue-service/log.ts'
import { readSettings } from '../src/catalogue-service/settings.ts'
import { load } from './catalogue/load.ts'
import { serveCatalogue } from './catalogue/serve-catalogue.ts'
import { update } from './catalogue/update.ts'
import { ConfigurationError } from '../src/catalogue/import/configuration-error.ts'
import { isMain } from './is-main.ts'
import { readArguments } from './read-arguments.ts'
import { stopWithNpm } from './serve/stop-with-npm.ts'

const usage = `npm run catalogue                           serves the loaded catalogue
npm run catalogue -- --load NAME            loads src/catalogues/NAME
npm run catalogue -- --load demo:10000000   the same, with generated products up to this id
npm run catalogue -- --load NAME --language de
                                            the same, with the words of products.de.jsonl
npm run catalogue -- --update FILE          sends new prices and stock (JSON Lines; - is stdin) to a running service`

async function main(): Promise<void> {
  const { values } = readArguments(usage, {
    options: { load: { type: 'string' }, language: { type: 'string' }, update: { type: 'string' } },
  })
  if (values.help) {
    console.log(usage)
    return
  }
  if (values.load !== undefined && values.update !== undefined)
    throw new ConfigurationError('--load and --update are two commands: run one after the other.')
  if (values.load === undefined && values.language !== undefined)
    throw new ConfigurationError('--language is that of a --load.')
  const settings = readSettings(process.env)
  if (values.load !== undefined) {
    await load(values.load, settings, (sentence) => console.log(sentence), values.language)
    return
  }
  if (values.update !== undefined) {
    const lines =
      values.update === '-' ? await text(process.stdin) : await readFile(resolve(values.update), 'utf8')
    console.log(await update(lines, settings))
    return
  }
  const service = await serveCatalogue(
    settings,
    createLog((line) => console.log(line)),
  )
  console.error(`The catalogue answers at http://localhost:${service.port}`)
  const stop = () => void service.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  stopWithNpm(stop)
}

if (isMain(import.meta.url)) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    // Not for visitors: the owner needs what the engine said.
    if (error instanceof Error && error.cause !== undefined) console.error(detailOf(error.cause))
    process.exitCode = 1
  })
}
