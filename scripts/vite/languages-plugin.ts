import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { paths } from '../paths.ts'
import type { LanguageWords, ShopLanguage } from '../catalogue/shop-languages.ts'

interface Languages {
  readonly language: ShopLanguage
  readonly languages: readonly LanguageWords[]
  /** Of the main language. */
  readonly base: string
}

const parts = {
  LanguageMenu: 'src/languages/language-menu.tsx',
  LanguageOffer: 'src/notices/language-offer.tsx',
}

const exported = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)}\n`

/** Serves the modules that are typed in `src/languages/virtual.d.ts`. */
export function languagesPlugin({ language, languages, base }: Languages): Plugin {
  const all = languages.map(({ tag, name, direction, folder }) => ({
    tag,
    name,
    direction,
    base: base + folder,
  }))
  const others = languages.filter(({ tag }) => tag !== language.tag)
  const offers = Object.fromEntries(others.map(({ tag, offer, close }) => [tag, { text: offer, close }]))
  const modules = new Map([
    [
      '\0virtual:languages',
      exported('hasLanguages', all.length > 0) +
        exported('current', language.tag) +
        exported('languages', all),
    ],
    ['\0virtual:language-offers', exported('offers', offers)],
    [
      '\0virtual:language-parts',
      Object.entries(parts)
        .map(([name, file]) =>
          all.length > 0
            ? `export { ${name} } from ${JSON.stringify(resolve(paths.root, file))}\n`
            : exported(name, null),
        )
        .join(''),
    ],
  ])
  return {
    name: 'languages',
    resolveId: (id) => (modules.has(`\0${id}`) ? `\0${id}` : undefined),
    load(id) {
      const code = modules.get(id)
      return code === undefined ? undefined : { code, moduleSideEffects: false }
    },
  }
}
