import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { quietBrowser } from '../scripts/browser-flags.ts'
import { findBrowser } from '../scripts/find-browser.ts'
import { paths } from '../scripts/paths.ts'
import { findFreePort } from '../scripts/port.ts'

// Written back into the environment: workers read this file too, and have to come to the same answers.
const port = (process.env['PORT'] ??= String(await findFreePort()))
const named = process.env['CHROMIUM_PATH']
const { executablePath, shellPath } = named
  ? { executablePath: named, shellPath: process.env['CHROMIUM_SHELL_PATH'] ?? named }
  : await findBrowser()
process.env['CHROMIUM_PATH'] = executablePath
process.env['CHROMIUM_SHELL_PATH'] = shellPath
const url = `http://localhost:${port}`

/** What a phone's width or a finger could change; the rest is run once. Widths that a test sets itself are no matter. */
const onPhone = /shopping\.spec|@phone/
/**
 * The main journeys, and what a shell has not: a back/forward cache, windows that are blocked, a service worker's whole
 * life. The rest runs twice as fast without the browser around the page, where there is such a shell.
 */
const inWholeBrowser =
  /\/(?:shopping|keyboard-journeys|meeting-blocked|page-cache|service-worker|sub-path|whole-visit)\.spec/

export default defineConfig({
  testDir: '.',
  outputDir: resolve(paths.cache, 'e2e'),
  // What each screen sounds like, to be read; the same on every system.
  snapshotPathTemplate: '{testDir}/spoken/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // Nothing is judged by time: a machine with other work to do gets what it needs.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: resolve(paths.cache, 'e2e.json') }]],
  // The production build, headers and all; `npm run build` makes it.
  webServer: {
    command: 'node --import tsx scripts/serve.ts',
    cwd: paths.root,
    url,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
  use: {
    baseURL: url,
    // A page that is answered from a cache proves little about the server's; those that are about it allow it.
    serviceWorkers: 'block',
    // Recording takes a third of the time: `TRACE=retain-on-failure npm run e2e` where a failure is to be looked into.
    trace: process.env['TRACE'] === 'retain-on-failure' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    browserName: 'chromium',
    launchOptions: { executablePath: shellPath, args: [...quietBrowser] },
  },
  projects: [
    {
      name: 'phone',
      grep: onPhone,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        launchOptions: { executablePath, args: [...quietBrowser] },
      },
    },
    { name: 'desktop', testIgnore: inWholeBrowser, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'browser',
      testMatch: inWholeBrowser,
      use: {
        viewport: { width: 1280, height: 800 },
        launchOptions: { executablePath, args: [...quietBrowser] },
      },
    },
  ],
})
