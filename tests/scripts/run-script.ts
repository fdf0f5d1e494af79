import { execFile } from 'node:child_process'
import { paths } from '../../scripts/paths.ts'

interface Outcome {
  readonly isGood: boolean
  /** What it wrote to stdout, followed by stderr. */
  readonly output: string
}

/** Runs a file of `scripts` in a process of its own, as the commands of `package.json` do. */
export const runScript = (file: string, words: readonly string[]): Promise<Outcome> =>
  new Promise((done) => {
    const command = ['--import', 'tsx', `scripts/${file}`, ...words]
    execFile(process.execPath, command, { cwd: paths.root }, (error, stdout, stderr) =>
      done({ isGood: error === null, output: stdout + stderr }),
    )
  })
