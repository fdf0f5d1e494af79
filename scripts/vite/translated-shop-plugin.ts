import type { Plugin } from 'vite'
import type { TranslatedShop } from '../catalogue/chosen-shop.ts'
import type { ShopExports } from '../catalogue/translate-shop.ts'

const code = (exported: ShopExports) =>
  Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')

/** The modules that replace `#shop` and `#shop.details.ts` in a translated shop. */
export const translatedShop = {
  config: 'virtual:translated-shop/config',
  details: 'virtual:translated-shop/details',
} as const

/** Serves the owner's configuration in another language, so that the build contains none of the main one. */
export function translatedShopPlugin({ config, details }: TranslatedShop): Plugin {
  const modules = new Map([
    [`\0${translatedShop.config}`, code(config)],
    [`\0${translatedShop.details}`, code(details)],
  ])
  return {
    name: 'translated-shop',
    resolveId: (id) => (modules.has(`\0${id}`) ? `\0${id}` : undefined),
    load: (id) => modules.get(id),
  }
}
