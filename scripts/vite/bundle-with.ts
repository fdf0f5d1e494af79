import { build, type InlineConfig, mergeConfig } from 'vite'
import { paths } from '../paths.ts'
import type { ShopSource } from '../shop-source.ts'
import { createViteConfig } from './vite-config.ts'

export interface Bundled {
  readonly mode: 'production' | 'development'
  readonly define: Readonly<Record<string, string>>
  readonly source: ShopSource
}

/** Builds with the shop's configuration, whose file would read the catalogue again. */
export const bundleWith = ({ mode, define, source }: Bundled, options: NonNullable<InlineConfig['build']>) =>
  build(
    mergeConfig(createViteConfig(source, 'build'), {
      configFile: false,
      root: paths.root,
      mode,
      define,
      logLevel: 'warn',
      // No warnings about slow plugins.
      build: {
        ...options,
        rolldownOptions: { ...options.rolldownOptions, checks: { bundlerTimings: false } },
      },
    }),
  )
