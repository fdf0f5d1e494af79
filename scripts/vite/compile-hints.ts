import type { Plugin } from 'vite'

/** Chromium reads this comment in the first line only. */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes Chromium compile these chunks eagerly, off the main thread, instead of function by function on it. It pays
 * for chunks of which most runs at once. A Rollup banner does not work: Vite inserts the list of lazy files in front
 * of it.
 */
export const compileHints = (names: readonly string[]): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && names.includes(file.name)) file.code = hint + file.code
    },
  },
})
