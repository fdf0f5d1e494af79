import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pidFile } from './pid-file.ts'

/* The embedded engine's own process, which first writes its number for tests that kill it. */
writeFileSync(resolve(process.argv[3] ?? '.', pidFile), String(process.pid))
await import('#catalogue-service/engine-process.ts')
