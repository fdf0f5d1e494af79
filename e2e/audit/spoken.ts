import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import type { Page } from '@playwright/test'

const require = createRequire(import.meta.url)
const folder = dirname(require.resolve('@guidepup/virtual-screen-reader/package.json'))
const reader = readFileSync(resolve(folder, 'lib/esm/index.browser.js'), 'utf8')
const address = '/virtual-screen-reader.js'

/** What a screen reader would say from an element's start to its end, a phrase a line: what it says where something begins. */
export async function listen(page: Page, selector: string): Promise<string> {
  // As a script of the site's own: its policy lets nothing else in.
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/javascript', body: reader }))
  const phrases = await page.evaluate<readonly string[]>(`(async () => {
    const { Virtual } = await import('${address}')
    const reader = new Virtual()
    const container = document.querySelector(${JSON.stringify(selector)})
    await reader.start({ container, displayCursor: false })
    const first = await reader.lastSpokenPhrase()
    const last = first.startsWith('end of ') ? first : 'end of ' + first
    for (let step = 0; step < 1500; step++) {
      await reader.next()
      const phrase = await reader.lastSpokenPhrase()
      if (phrase === last || phrase === first) break
    }
    const log = await reader.spokenPhraseLog()
    await reader.stop()
    return log
  })()`)
  // Where something ends goes without saying here, as does a name's own text; what `noscript` holds, no one hears.
  const heard = phrases.filter(
    (phrase, index) =>
      !/^end of |^<|^paragraph$/.test(phrase) && !phrases[index - 1]?.includes(`, ${phrase}`),
  )
  return `${heard.join('\n')}\n`
}
