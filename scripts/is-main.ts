import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Whether the module with this `import.meta.url` is the command itself, not something a command imports. */
export function isMain(moduleUrl: string): boolean {
  const command = process.argv[1]
  return command !== undefined && realpathSync(command) === fileURLToPath(moduleUrl)
}
