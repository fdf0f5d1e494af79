import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { paths } from '../paths.ts'
import { readArguments } from '../read-arguments.ts'
import { findFreePort, parsePort } from './port.ts'
import { serve } from './serve.ts'

const usage = `npm start   builds and serves the shop, which SHOP can name; PORT sets another port than 4173. It takes no options.`

async function start(): Promise<void> {
  // Before the build: an invalid port is reported without a wait.
  await findFreePort(parsePort(process.env['PORT'], 4173))
  console.log('Building the shop. The first time takes a minute or two; later, less.')
  // A separate process, so that its memory is released before serving starts.
  const { status } = spawnSync(
    process.execPath,
    [...process.execArgv, resolve(paths.root, 'scripts/build.ts')],
    { stdio: 'inherit' },
  )
  if (status === 0) await serve()
  else process.exitCode = 1
}

try {
  if (readArguments(usage, { options: {} }).values.help) console.log(usage)
  else await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
