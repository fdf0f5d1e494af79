import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** Absolute paths that the build reads from and writes to. */
export const paths = {
  root,
  template: resolve(root, 'src/app/index.html'),
  /** The folder that a static host serves. */
  dist: resolve(root, 'dist'),
  /** Build output that is neither served nor committed. */
  cache: resolve(root, '.cache'),
  /** Vite's map from source files to chunks. */
  manifest: resolve(root, '.cache/manifest.json'),
  /** Configuration files for nginx and Caddy. */
  hosting: resolve(root, '.cache/hosting'),
  /** Written by a successful build: see `site-facts.ts`. */
  siteFacts: resolve(root, '.cache/site.json'),
} as const
