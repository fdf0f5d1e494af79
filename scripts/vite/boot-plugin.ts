import { build, type Plugin, type ResolvedConfig } from 'vite'
import type { CatalogueFiles } from '../catalogue/catalogue-files.ts'
import { cataloguePlugin } from './catalogue-plugin.ts'
import type { ShopMessages } from '../messages/read-messages.ts'
import { languagePlugin } from './language-plugin.ts'
import { paths } from '../paths.ts'
import { shopPlugin } from './shop-plugin.ts'
import type { ShopLayout } from '../catalogue/shop-layout.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { BuiltTextPage } from '../text-pages/read-text-pages.ts'

const placeholder = '<!--boot-->'

/** The boot script's syntax level. A browser that cannot parse it shows the pages as they were sent. */
const target = 'es2020'

const entry = 'src/boot/boot.ts'

/** Builds the program that runs before React into one classic script. */
async function bundle(
  { base, define = {} }: Pick<ResolvedConfig, 'base' | 'define'>,
  catalogue: Catalogue,
  files: CatalogueFiles | null,
  messages: ShopMessages,
  textPages: readonly BuiltTextPage[],
  layout: ShopLayout,
): Promise<string> {
  const built = await build({
    configFile: false,
    root: paths.root,
    base,
    define,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      cataloguePlugin(catalogue, { files }),
      languagePlugin(messages),
      shopPlugin(layout, { textPages }),
    ],
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
    },
  })
  const [chunk] = Array.isArray(built) || !('output' in built) ? [] : built.output
  if (!chunk) throw new Error(`${entry} was not built.`)
  // `</script` ends a script element and `<!--` hides its rest, so neither may occur in the code.
  if (/<\/script|<!--/i.test(chunk.code)) throw new Error(`${entry} cannot be in a page.`)
  return chunk.code.trim()
}

/** Inserts the boot script into the template, in development and in the build. Throws where it has no marker for it. */
export function bootPlugin(
  catalogue: Catalogue,
  files: CatalogueFiles | null,
  messages: ShopMessages,
  textPages: readonly BuiltTextPage[],
  layout: ShopLayout,
): Plugin {
  let config: ResolvedConfig
  return {
    name: 'boot',
    configResolved: (resolved) => {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        if (!html.includes(placeholder)) throw new Error(`The template has to hold '${placeholder}'.`)
        const boot = await bundle(config, catalogue, files, messages, textPages, layout)
        return html.replace(placeholder, () => `<script>${boot}</script>`)
      },
    },
  }
}
