import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { cataloguePlugin } from './scripts/catalogue-plugin.ts'
import { shellPlugin } from './scripts/shell-plugin.ts'

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: './routes',
      generatedRouteTree: './src/app/routeTree.gen.ts',
      // Cold lazy imports make tests flaky.
      autoCodeSplitting: !process.env['VITEST'],
    }),
    vanillaExtractPlugin(),
    react({ compiler: true }),
    cataloguePlugin(),
    shellPlugin(),
  ],
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  build: {
    manifest: true,
    rolldownOptions: { input: 'src/app/index.html' },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
  },
})
