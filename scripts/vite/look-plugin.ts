import type { Plugin } from 'vite'
import { dark, light } from '../../src/theme/tokens.ts'
import type { Look } from '../look/read-look.ts'
import { insertIcons } from './icon-sprite.ts'

/**
 * Gives the template the shop's icons, with the mark where it has no logo of its own, and its colours, for the browser's
 * bars (`meta name="theme-color"`).
 */
export const lookPlugin = (look: Pick<Look, 'light' | 'dark' | 'logo'>): Plugin => ({
  name: 'look',
  transformIndexHtml: (html) =>
    insertIcons(html, look.logo === null)
      .replace(`content="${light.paper}"`, `content="${look.light.paper}"`)
      .replace(`content="${dark.paper}"`, `content="${look.dark.paper}"`),
})
