import { chromium } from '@playwright/test'
import { findBrowser } from '../scripts/test/find-browser.ts'
const { executablePath } = await findBrowser() as any
const [,, base, out, ...urls] = process.argv
const browser = await chromium.launch({ executablePath })
for (const width of [360, 1280]) for (const colorScheme of ['light','dark'] as const) {
  if (colorScheme==='dark' && process.env.LIGHT) continue
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme })
  page.on('console', m => { if (m.type()==='error'||m.type()==='warning') console.log(width, m.text().slice(0,200)) })
  page.on('pageerror', e => console.log(width, 'ERR', String(e).slice(0,200)))
  let i = 0
  for (const url of urls) { await page.goto(base + url, { waitUntil: 'networkidle' }); await page.waitForTimeout(300); await page.screenshot({ path: `${out}-${i++}-${width}-${colorScheme}.png` }); const o = await page.evaluate('document.documentElement.scrollWidth - innerWidth'); if (Number(o) > 0) console.log(url, width, 'overflow', o) }
  await page.close()
}
await browser.close()
