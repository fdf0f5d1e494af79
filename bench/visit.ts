import { startServer } from '../scripts/serve/serve.ts'
import { openBrowser } from './open-browser.ts'
import { limitLines, markdownTable } from './report.ts'
import { measureVisits, visitLimits, visitTable } from './visit-trial.ts'

/** `npm run bench:visit`: measures bytes and requests of a page until it is idle. Takes a minute. */
const server = await startServer({ port: 0 })
const browser = await openBrowser()
try {
  const trials = await measureVisits(browser, server.url)
  console.log(`${markdownTable(visitTable(trials))}\n\n${limitLines(visitLimits(trials)).join('\n')}`)
  if (process.argv.includes('--files'))
    for (const { path, device, transfers } of trials) {
      console.log(`\n${path}, ${device}`)
      for (const { path: file, bodyBytes, headerBytes } of transfers)
        console.log(`${String(bodyBytes).padStart(8)} ${String(headerBytes).padStart(5)}  ${file}`)
    }
} finally {
  await browser.close()
  await server.close()
}
