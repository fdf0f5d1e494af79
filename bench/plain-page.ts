import * as v from 'valibot'
import puppeteer, { type Browser, type CDPSession } from 'puppeteer-core'
import { quietBrowser } from '../scripts/test/browser-flags.ts'
import { findBrowser } from '../scripts/test/find-browser.ts'
import { emulate, type Emulation } from './emulation.ts'

/** A page in a context of its own, controlled over the DevTools protocol without its Runtime domain. */
export interface PlainPage {
  readonly session: CDPSession
  /** Runs an expression in the page. The page's type of the value is not checked. */
  readonly read: (expression: string) => Promise<unknown>
  readonly close: () => Promise<void>
}

/**
 * Opens a Chromium for `openPlainPage`. Playwright enables the protocol's Runtime domain in every page; V8 then records
 * the position of each error that is created, for which it parses React's whole renderer once more: 8 of 13 ms of the
 * shop's evaluation, which a slow phone under load shows as 50 to 80 ms that no visitor has.
 */
export async function openPlainBrowser(): Promise<Browser> {
  const { executablePath } = await findBrowser()
  return puppeteer.launch({ executablePath, args: [...quietBrowser], headless: true })
}

/** `scripts` run in the page before its own. */
export async function openPlainPage(
  browser: Browser,
  emulation: Emulation,
  scripts: readonly string[],
): Promise<PlainPage> {
  const context = await browser.createBrowserContext()
  // Puppeteer's own `newPage` would enable the Runtime domain, too.
  const control = await browser.target().createCDPSession()
  const opened = context.waitForTarget(() => true)
  const { id } = context
  await control.send('Target.createTarget', {
    url: 'about:blank',
    ...(id !== undefined && { browserContextId: id }),
  })
  const session = await (await opened).createCDPSession()
  await control.detach()
  const { viewport, deviceScaleFactor = 1, isMobile = false, hasTouch = false } = emulation.context
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: viewport?.width ?? 0,
    height: viewport?.height ?? 0,
    deviceScaleFactor,
    mobile: isMobile,
  })
  if (hasTouch) await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await session.send('Network.enable')
  await emulate(session, emulation)
  await session.send('Page.enable')
  for (const source of scripts) await session.send('Page.addScriptToEvaluateOnNewDocument', { source })
  return {
    session,
    read: async (expression) => {
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression,
        returnByValue: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return v.parse(v.unknown(), result.value)
    },
    close: () => context.close(),
  }
}
