import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** Where the build finds and leaves things; absolute paths. */
export const places = {
  root,
  template: resolve(root, 'src/app/index.html'),
  /** What a static host serves, and nothing else. */
  dist: resolve(root, 'dist'),
  /** What the build learnt that nobody serves; not committed. */
  cache: resolve(root, '.cache'),
  /** Vite's map from source files to chunks. */
  manifest: resolve(root, '.cache/manifest.json'),
  /** Files for nginx and Caddy. */
  hosting: resolve(root, '.cache/hosting'),
  /** Written by a build that succeeded: see `site-facts.ts`. */
  siteFacts: resolve(root, '.cache/site.json'),
} as const
