import { buildSite } from './build.ts'
import { parsePort } from './port.ts'
import { serve } from './serve.ts'

try {
  // Before the build, not after it: a mistyped port should not cost a wait.
  parsePort(process.env['PORT'], 4173)
  console.log('Building the shop; this takes some seconds.')
  await buildSite()
  await serve()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
