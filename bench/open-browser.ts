import { chromium, type Browser } from 'playwright'
import { quietBrowser } from '../scripts/browser-flags.ts'
import { findBrowser } from '../scripts/find-browser.ts'

/** A headless Chromium that does nothing of its own accord. Throws where none can be had. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath } = await findBrowser()
  return chromium.launch({ executablePath, args: [...quietBrowser] })
}

/**
 * Declares in every page what the compiler that runs these files puts around named functions, so that a function from
 * here can run there.
 */
export const namedFunctions = { content: 'globalThis.__name = (named) => named' }
