import type { Plugin } from 'vite'

/** Chromium obeys it in the first line alone. */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Has Chromium read these chunks whole, beside the main thread, and not bit by bit within it: for those of which most
 * runs at once. A banner does not do: Vite puts the list of what it may fetch later in front of it.
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
