import type { Plugin } from 'vite'
import { dark, light } from '../../src/theme/tokens.ts'
import type { Look } from '../look/read-look.ts'
import { iconsIn, insertIcons } from './icon-sprite.ts'

/**
 * Gives the template the icons that the shop's scripts name, with the mark where it has no logo of its own, and its
 * colours, for the browser's bars (`meta name="theme-color"`).
 */
export const lookPlugin = (look: Pick<Look, 'light' | 'dark' | 'logo'>): Plugin => ({
  name: 'look',
  transformIndexHtml: {
    order: 'post',
    // Without a bundle in development, which has all icons.
    handler: (html, { bundle }) => {
      const scripts =
        bundle && Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
      return insertIcons(html, look.logo === null, scripts && iconsIn(scripts))
        .replace(`content="${light.paper}"`, `content="${look.light.paper}"`)
        .replace(`content="${dark.paper}"`, `content="${look.dark.paper}"`)
    },
  },
})
