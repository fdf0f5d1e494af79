import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { partsPlugin } from './shop-plugin.ts'

/** Compiles the styles. It runs none of a build's plugins on them, except the one for `virtual:shop/parts`. */
export const stylesPlugin = (identifiers?: 'short' | 'debug') =>
  vanillaExtractPlugin({
    ...(identifiers && { identifiers }),
    unstable_pluginFilter: ({ name }) => name === partsPlugin,
  })
