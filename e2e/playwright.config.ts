import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { quietBrowser } from '../scripts/test/browser-flags.ts'
import { findBrowser } from '../scripts/test/find-browser.ts'
import { paths } from '../scripts/paths.ts'
import { isFull } from '../tests/sample.ts'

// Written to the environment: workers run this file, too, and must compute the same values.
const named = process.env['CHROMIUM_PATH']
const { executablePath, shellPath } = named
  ? { executablePath: named, shellPath: process.env['CHROMIUM_SHELL_PATH'] ?? named }
  : await findBrowser()
process.env['CHROMIUM_PATH'] = executablePath
process.env['CHROMIUM_SHELL_PATH'] = shellPath
/** The address of the server below; undefined until it has started, which is before the workers do. */
const testedShop = process.env['TESTED_SHOP']

/** Tests that depend on a phone's width or touch: they run on a desktop, too, in the full suite only. */
const onPhone = isFull ? /shopping\.spec|@phone/ : /@phone/
/** Tests that run in the full suite only (`npm run test:full`). */
const leftOut = isFull ? [] : [/@full/]
/** By default a test runs on one screen. */
const leftOutOnDesktop = [...leftOut, ...(isFull ? [] : [onPhone])]
/**
 * The main journeys, and features that the headless shell lacks: back/forward cache, popup blocking, a service worker's
 * life cycle. The other tests run in the shell where it is installed, twice as fast (decision 019).
 */
const inWholeBrowser =
  /\/(?:shopping|keyboard-journeys|meeting-blocked|page-cache|service-worker|languages|translations|sub-path|whole-visit)\.spec/

/** Tests that build other shops, each file in one worker. */
const ofOtherShops =
  /\/(?:catalogue-[a-z]+|category-pages|checkouts|home-sections|option-filters|options|orders|other-shops|unkind-options)\.spec/

export default defineConfig({
  testDir: '.',
  outputDir: resolve(paths.cache, 'e2e'),
  // Outlines of the screens, for reading; the same on every system.
  snapshotPathTemplate: '{testDir}/spoken/{arg}{ext}',
  // One more than a small machine has cores: tests also wait, for the network and for time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // Generous, since machines may be busy: no test measures time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: resolve(paths.cache, 'e2e.json') }]],
  // The production build of `npm run build`, with its headers.
  webServer: {
    command: 'node --import tsx scripts/serve/serve.ts',
    cwd: paths.root,
    env: { PORT: process.env['PORT'] ?? '0' },
    // The server says which port it has; Playwright hands the name to the workers.
    wait: { stdout: /is open at (?<tested_shop>http:\/\/[^/\s]+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
  use: {
    ...(testedShop !== undefined && { baseURL: testedShop }),
    // A press on what is not there fails by itself: a test of many cases has the time of all of them.
    actionTimeout: 60_000,
    // A page from the worker's cache would not test the server's response; tests of the worker allow it.
    serviceWorkers: 'block',
    // Off, since recording takes a third of the time. `TRACE=retain-on-failure npm run e2e` records failures.
    trace: process.env['TRACE'] === 'retain-on-failure' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    browserName: 'chromium',
    launchOptions: { executablePath: shellPath, args: [...quietBrowser] },
  },
  projects: [
    // These two first, since their files that run in one worker would otherwise leave the others idle at the end.
    {
      name: 'shops',
      testMatch: ofOtherShops,
      grepInvert: leftOutOnDesktop,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'browser',
      testMatch: inWholeBrowser,
      grepInvert: leftOutOnDesktop,
      use: {
        viewport: { width: 1280, height: 800 },
        launchOptions: { executablePath, args: [...quietBrowser] },
      },
    },
    {
      name: 'phone',
      grep: onPhone,
      grepInvert: leftOut,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        launchOptions: { executablePath: shellPath, args: [...quietBrowser] },
      },
    },
    {
      name: 'desktop',
      testIgnore: [inWholeBrowser, ofOtherShops],
      grepInvert: leftOutOnDesktop,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
