import type { Page } from '@playwright/test'

/** All of the shop's scripts. */
export const scripts = /\/assets\/.*\.js$/

/** Holds back every file that matches, until the returned function is called. */
export async function holdFiles(page: Page, files: RegExp | string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}
