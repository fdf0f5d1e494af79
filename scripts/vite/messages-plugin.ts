import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { messageModule, roomModule } from '../messages/compile-messages.ts'
import { readFormats, readWeek } from '../messages/read-formats.ts'
import type { ShopMessages } from '../messages/read-messages.ts'
import { languageAttributes } from '../messages/document-language.ts'
import { paths } from '../paths.ts'

const namespace = 'virtual:messages/'

/** The module with the language itself, and how its counts and hours are written. */
const settings = 'virtual:locale'

/** A module of its own: few files use it, and the first page does not. */
const weekModule = 'virtual:week'

const plainWords = 'virtual:plain-words'

/** The module with what shoppers of a language write for the conditions of a search; one without for other languages. */
function plainWordsOf(language: string): string {
  const folder = resolve(paths.root, 'src/catalogue/words/plain-words')
  const own = resolve(folder, `${new Intl.Locale(language).language}.ts`)
  return existsSync(own) ? own : resolve(folder, 'none.ts')
}

const runtime = resolve(paths.root, 'src/messages/runtime.ts')

const exportsOf = (facts: Readonly<Record<string, unknown>>) =>
  Object.entries(facts)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')

/**
 * Embeds one language: serves each room's messages as `virtual:messages/ROOM`, one export a message, compiled to
 * functions. Each function is a module of its own, so that a chunk contains those that it calls.
 */
export function messagesPlugin(shop: ShopMessages): Plugin {
  const { messages, language, locale, direction } = shop
  const modules = new Map<string, string>()
  modules.set(settings, exportsOf({ language, locale, direction, ...readFormats(locale) }))
  modules.set(weekModule, exportsOf({ ...readWeek(locale) }))
  modules.set(plainWords, `export { plainWords } from ${JSON.stringify(plainWordsOf(language))}\n`)
  for (const [room, texts] of Object.entries(messages)) {
    modules.set(
      namespace + room,
      roomModule(room, shop, (key) => `${namespace}${room}/${key}`),
    )
    for (const [key, message] of Object.entries(texts))
      modules.set(`${namespace}${room}/${key}`, messageModule(message, shop, runtime))
  }
  return {
    name: 'messages',
    configResolved({ logger, build: { ssr } }) {
      // The build of the pages comes first, and has named them.
      if (!ssr) for (const warning of shop.warnings) logger.warnOnce(`[messages] ${warning}`)
    },
    configureServer(server) {
      server.watcher.on('change', (file) => {
        if (/[\\/](?:messages[\\/][^\\/]+|messages\.[^\\/]+)\.json$/.test(file)) void server.restart()
      })
    },
    resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
    load(id) {
      const code = id.startsWith('\0') ? modules.get(id.slice(1)) : undefined
      return code === undefined ? undefined : { code, moduleSideEffects: false }
    },
    transformIndexHtml: (html) =>
      html.replace('<html lang="en">', `<html ${languageAttributes({ language, direction })}>`),
  }
}
