import './scripts/map-group-by.ts'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { cataloguePlugin } from './scripts/catalogue-plugin.ts'
import { shortClassNames } from './scripts/class-names.ts'
import { iconSpritePlugin } from './scripts/icon-sprite.ts'
import { routeOptions } from './scripts/route-options.ts'
import { shellPlugin } from './scripts/shell-plugin.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    // Cold lazy imports make tests flaky.
    tanstackRouter({ ...routeOptions, autoCodeSplitting: !process.env['VITEST'] }),
    // Named by what they are while developing.
    vanillaExtractPlugin(command === 'build' ? { identifiers: shortClassNames() } : {}),
    react(),
    cataloguePlugin(),
    shellPlugin(),
    iconSpritePlugin(),
  ],
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/app/index.html',
      output: {
        codeSplitting: {
          groups: [
            // What every page needs and a deploy seldom changes: one chunk, which stays in the browser's cache.
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|scheduler|jotai|use-sync-external-store|@tanstack\/(history|store|react-store|router-core|react-router))\//,
            },
            // What several pages share, in one piece rather than twenty; not what only lazy parts do.
            {
              name: 'shared',
              test: /\/src\/(?!ui\/alert-dialog|meeting|address\/(email-address|mailto|plain-text))/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
  },
}))
