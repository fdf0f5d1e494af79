import { writeFile } from 'node:fs/promises'
import { startServer } from '../../scripts/serve/serve.ts'
import type { Start } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { walkJourney } from './journey.ts'
import { startWebkit } from './webkit.ts'

const engines: readonly { name: string; start: Start; install: string }[] = [
  { name: 'Firefox', start: startFirefox, install: 'apt-get install firefox-esr, or FIREFOX_PATH' },
  { name: 'WebKit', start: startWebkit, install: 'apt-get install webkit2gtk-driver xvfb' },
]

// One after another; skips, with a message, what is not installed.
const walked: string[] = []
const server = await startServer({ port: 0 })
for (const { name, start, install } of engines) {
  const engine = await start()
  if (!engine) {
    console.log(`${name} is not installed here, so that its journey is left out (${install}).`)
    continue
  }
  const startedAt = Date.now()
  let step = 'the start'
  try {
    await walkJourney(engine, new URL(server.url).origin, (next) => {
      step = next
    })
    walked.push(engine.name)
    console.log(`${engine.name}: the whole journey, ${Math.round((Date.now() - startedAt) / 1000)} s`)
  } catch (error) {
    console.error(`${engine.name}, at ${step}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  } finally {
    await engine.close()
  }
}
await server.close()
// The end of `npm test` prints it.
if (walked.length === engines.length) {
  const date = new Date().toISOString().slice(0, 10)
  await writeFile(
    new URL('last-walk.json', import.meta.url),
    `{ "date": "${date}", "engines": "${walked.join(', ')}" }\n`,
  )
}
