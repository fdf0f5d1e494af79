import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import { paths } from './paths.ts'

export interface Outcome {
  readonly isGood: boolean
  /** All output of the command, stdout and stderr in their order. */
  readonly output: string
}

/** Runs one of the project's own tools by its name in `node_modules/.bin`, from the top of the repository. */
export function runCommand(
  command: readonly [string, ...string[]],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const [tool, ...args] = command
  const tools = resolve(paths.root, 'node_modules/.bin')
  const { FORCE_COLOR: _, NO_COLOR: noColour, ...inherited } = process.env
  // Our pipe is not a terminal, so no tool can detect whether its colours reach one.
  const colours = process.stdout.isTTY && !noColour ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
  return new Promise((done) => {
    const chunks: string[] = []
    const child = spawn(tool, args, {
      cwd: paths.root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...inherited, ...colours, PATH: `${tools}${delimiter}${process.env['PATH'] ?? ''}`, ...env },
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
    }
    child.once('error', (error) => done({ isGood: false, output: `${tool}: ${error.message}\n` }))
    child.once('close', (code) => done({ isGood: code === 0, output: chunks.join('') }))
  })
}
