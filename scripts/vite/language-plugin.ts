import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { LanguageWords } from '../catalogue/shop-languages.ts'
import { messageModule, roomModule } from '../messages/compile-messages.ts'
import { languageAttributes } from '../messages/document-language.ts'
import { readFormats, readWeek, readZoneName } from '../messages/read-formats.ts'
import type { ShopMessages } from '../messages/read-messages.ts'
import { paths } from '../paths.ts'
import { messageWarnings } from '../warnings.ts'
import { serveModules, valueModules } from './virtual-modules.ts'

/** What builds of a shop in several languages know of each other. */
interface Languages {
  /** BCP 47: of this build. */
  readonly tag: string
  readonly languages: readonly LanguageWords[]
  /** Of the main language. */
  readonly base: string
  /** IANA: the owner's. */
  readonly timeZone: string
}

const oneLanguage: Languages = { tag: '', languages: [], base: '/', timeZone: 'UTC' }

const languageConstants = ({ tag, languages, base }: Languages) => ({
  currentTag: tag,
  languages: languages.map((one) => ({
    tag: one.tag,
    name: one.name,
    direction: one.direction,
    base: base + one.folder,
    missingPages: one.missingPages,
  })),
  languageOffers: Object.fromEntries(
    languages.filter((one) => one.tag !== tag).map((one) => [one.tag, { text: one.offer, close: one.close }]),
  ),
})

/** The module with what shoppers of a language write for the conditions of a search; one without for other languages. */
function plainWordsOf(language: string): string {
  const folder = resolve(paths.root, 'src/catalogue/words/plain-words')
  const own = resolve(folder, `${new Intl.Locale(language).language}.ts`)
  return existsSync(own) ? own : resolve(folder, 'none.ts')
}

const runtime = resolve(paths.root, 'src/messages/runtime.ts')

/** Modules of the shop's language, by their names. */
function modulesOf(shop: ShopMessages, languages: Languages): ReadonlyMap<string, string> {
  const { messages, language, locale, direction } = shop
  const values = {
    language,
    locale,
    direction,
    ...readFormats(locale),
    ...readWeek(locale),
    zoneName: readZoneName(locale, languages.timeZone),
    ...languageConstants(languages),
  }
  const exportWords = `export { plainWords } from ${JSON.stringify(plainWordsOf(language))}\n`
  const modules = new Map(valueModules('virtual:language', values, exportWords))
  for (const [room, texts] of Object.entries(messages)) {
    const name = `virtual:messages/${room}`
    modules.set(
      name,
      roomModule(room, shop, (key) => `${name}/${key}`),
    )
    for (const [key, message] of Object.entries(texts))
      modules.set(`${name}/${key}`, messageModule(message, shop, runtime))
  }
  return modules
}

/**
 * Embeds one language: serves what follows from it as `virtual:language` (typed in `src/messages/virtual.d.ts`), and
 * each room's messages as `virtual:messages/ROOM`, one export a message, compiled to functions.
 */
export function languagePlugin(shop: ShopMessages, languages = oneLanguage): Plugin {
  return {
    name: 'language',
    ...serveModules(modulesOf(shop, languages)),
    configureServer(server) {
      for (const line of messageWarnings(shop)) server.config.logger.warnOnce(line)
      server.watcher.on('change', (file) => {
        if (/[\\/](?:messages[\\/][^\\/]+|messages\.[^\\/]+)\.json$/.test(file)) void server.restart()
      })
    },
    transformIndexHtml: (html) => html.replace('<html lang="en">', `<html ${languageAttributes(shop)}>`),
  }
}
