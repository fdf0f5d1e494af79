import type { Plugin } from 'vite'
import { dark, light } from '../../src/theme/tokens.ts'
import type { Look } from '../look/read-look.ts'

/** Gives the template the shop's own colours, for the browser's bars (`meta name="theme-color"`). */
export const lookPlugin = (look: Pick<Look, 'light' | 'dark'>): Plugin => ({
  name: 'look',
  transformIndexHtml: (html) =>
    html
      .replace(`content="${light.paper}"`, `content="${look.light.paper}"`)
      .replace(`content="${dark.paper}"`, `content="${look.dark.paper}"`),
})
