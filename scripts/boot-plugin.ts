import { build, type Plugin } from 'vite'
import { onlyOn } from '../src/device/page-marks.ts'
import { places } from './places.ts'

const placeholder = '<!--boot-->'

/** A browser that does not read this shows the pages as they were sent. */
const target = 'es2020'

/** A program that runs before React, as one classic script. */
async function bundle(entry: string, base: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: places.root,
    base,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
    },
  })
  const [chunk] = Array.isArray(built) || !('output' in built) ? [] : built.output
  if (!chunk) throw new Error(`${entry} was not built.`)
  // What ends or hides a script is no part of one.
  if (/<\/script|<!--/i.test(chunk.code)) throw new Error(`${entry} cannot stand in a page.`)
  return chunk.code.trim()
}

/** Puts the boot scripts into the template, in development and in the build; throws where it has no place for them. */
export function bootPlugin(): Plugin {
  let base: string
  return {
    name: 'boot',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        if (!html.includes(placeholder)) throw new Error(`The template has to hold '${placeholder}'.`)
        const boot = await bundle('src/boot/boot.ts', base)
        const list = await bundle('src/boot/list-boot.ts', base)
        return html.replace(
          placeholder,
          () => `<script>${boot}</script><script ${onlyOn}="/products">${list}</script>`,
        )
      },
    },
  }
}

/** Takes the scripts of other pages out of a page. */
export const keepOwnScripts = (html: string, path: string): string =>
  html.replaceAll(new RegExp(`<script ${onlyOn}="([^"]*)">.*?</script>`, 'gs'), (script, page) =>
    page === path ? script : '',
  )
