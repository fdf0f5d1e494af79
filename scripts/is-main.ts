import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** True where the module with this `import.meta.url` is the command itself, not imported by one. */
export function isMain(moduleUrl: string): boolean {
  const command = process.argv[1]
  return command !== undefined && realpathSync(command) === fileURLToPath(moduleUrl)
}
