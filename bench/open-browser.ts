import { chromium, type Browser } from 'playwright'
import { quietBrowser } from '../scripts/test/browser-flags.ts'
import { findBrowser } from '../scripts/test/find-browser.ts'

/** Opens a headless Chromium without background activity. Throws where no Chromium can be found or installed. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath } = await findBrowser()
  return chromium.launch({ executablePath, args: [...quietBrowser] })
}

/**
 * Declares, in every page, the helper that the TypeScript runner wraps named functions with, so that functions from
 * here can run there.
 */
export const namedFunctions = { content: 'globalThis.__name = (named) => named' }
