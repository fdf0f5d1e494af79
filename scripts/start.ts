import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { places } from './places.ts'
import { findFreePort, parsePort } from './port.ts'
import { serve } from './serve.ts'

try {
  // Before the build: a wrong port should not cost a wait.
  await findFreePort(parsePort(process.env['PORT'], 4173))
  console.log('Building the shop. The first time takes a minute or two; later, less.')
  // In a process of its own: what a bundler needs in memory need not be kept for serving.
  const { status } = spawnSync(
    process.execPath,
    [...process.execArgv, resolve(places.root, 'scripts/build.ts')],
    { stdio: 'inherit' },
  )
  if (status === 0) await serve()
  else process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
