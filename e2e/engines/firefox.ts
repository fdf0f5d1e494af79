import puppeteer from 'puppeteer-core'
import type { Start } from './engine.ts'
import { findCommand } from './find-command.ts'

/** The Firefox of `FIREFOX_PATH` or of the search path, headless, driven by WebDriver BiDi. */
export const startFirefox: Start = async () => {
  const executablePath = process.env['FIREFOX_PATH'] ?? findCommand('firefox', 'firefox-esr')
  if (!executablePath) return null
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 800 })
  page.setDefaultTimeout(60_000)
  return {
    name: (await browser.version()).replace('/', ' '),
    open: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate(expression),
    press: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  }
}
