import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { paths } from '../paths.ts'
import type { BuiltTextPage } from '../text-pages/read-text-pages.ts'

const moduleName = 'virtual:text-pages'

const exported = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)}\n`

const view = resolve(paths.root, 'src/text-pages/text-page-view.tsx')

/** Null in a shop without such pages, whose files the code is then not among. */
const exportedView = (isNeeded: boolean) =>
  `export const importTextPageView = ${isNeeded ? `() => import(${JSON.stringify(view)})` : 'null'}\n`

/** The module of one page. Its chunk has the last part of this name, which is no other chunk's. */
const pageModule = (name: string) => `${moduleName}/text-of-${name}`

/**
 * Embeds the owner's pages: serves their links as `virtual:text-pages` (typed in `src/text-pages/virtual.d.ts`), their
 * paths apart, for boot, and each text as a module of its own.
 */
export function textPagesPlugin(pages: readonly BuiltTextPage[]): Plugin {
  const linksIn = (place: BuiltTextPage['place']) =>
    pages.filter((page) => page.place === place).map(({ path, title }) => ({ path, title }))
  const loaders = pages.map(
    ({ name, path }) => `  ${JSON.stringify(path)}: () => import('${pageModule(name)}'),\n`,
  )
  const modules = new Map([
    [
      `${moduleName}/paths`,
      exported(
        'textPagePaths',
        pages.map(({ path }) => path),
      ),
    ],
    [
      moduleName,
      exported('hasTextPages', pages.length > 0) +
        exported('headerPages', linksIn('header')) +
        exported('footerPages', linksIn('footer')) +
        exportedView(pages.length > 0) +
        `export const importTextPage = {\n${loaders.join('')}}\n`,
    ],
    ...pages.map(({ name, title, description, nodes }): [string, string] => [
      pageModule(name),
      exported('textPage', { name, title, description, nodes }),
    ]),
  ])
  return {
    name: 'text-pages',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
    load(id) {
      const code = id.startsWith('\0') ? modules.get(id.slice(1)) : undefined
      return code === undefined ? undefined : { code, moduleSideEffects: false }
    },
  }
}
