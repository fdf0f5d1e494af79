import { readFile, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Counts, countPlaywright, countVitest, oneFailed, onePassed } from './count-tests.ts'
import { findEngine } from './engine-step.ts'
import { findBrowser, installShell } from './find-browser.ts'
import { paths } from '../paths.ts'
import { findFreePort } from '../serve/port.ts'
import { type Outcome, runCommand } from '../run-command.ts'

export interface StepResult extends Outcome {
  readonly counts: Counts
}

export interface Step {
  readonly name: string
  /** The step that must succeed before this one can run. */
  readonly needs?: string
  /** True where it starts at once, together with the others: it only reads, and uses one core most of its time. */
  readonly isStatic?: boolean
  /** True where the output is printed also after a success. */
  readonly showsOutput?: boolean
  run(): Promise<StepResult>
}

type Command = readonly [string, ...string[]]

/** A step that counts as one test: all its commands must succeed. */
async function check(...commands: readonly Command[]): Promise<StepResult> {
  let output = ''
  for (const command of commands) {
    const outcome = await runCommand(command)
    output += outcome.output
    if (!outcome.isGood) return { isGood: false, output, counts: oneFailed }
  }
  return { isGood: true, output, counts: onePassed }
}

/** A step that counts each test. A run that fails without a failed test counts as one failure. */
async function count(
  report: string,
  read: (report: unknown) => Counts,
  command: Command,
  env?: Record<string, string>,
): Promise<StepResult> {
  // Deletes an old report, which must not be read as the result of a run that wrote none.
  await rm(report, { force: true })
  const { isGood, output } = await runCommand(command, env)
  const counts = await readFile(report, 'utf8')
    .then((text) => read(JSON.parse(text)))
    .catch(() => oneFailed)
  if (isGood || counts.failed > 0) return { isGood: isGood && counts.failed === 0, output, counts }
  return { isGood, output, counts: { ...counts, failed: 1 } }
}

const unitReport = resolve(paths.cache, 'unit.json')
const e2eReport = resolve(paths.cache, 'e2e.json')

async function runE2e(): Promise<StepResult> {
  const { executablePath, shellPath, how } = await installShell(await findBrowser())
  console.log(`  Chromium: ${executablePath}, ${how}.`)
  const env = {
    CHROMIUM_PATH: executablePath,
    CHROMIUM_SHELL_PATH: shellPath,
    PORT: String(await findFreePort()),
  }
  return count(
    e2eReport,
    countPlaywright,
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    env,
  )
}

/** Every check of a change, quickest first. */
export const steps: readonly Step[] = [
  { name: 'format', isStatic: true, run: () => check(['oxfmt', '--check', '.']) },
  {
    name: 'types',
    isStatic: true,
    run: () => check(['tsx', 'scripts/generate-routes.ts'], ['tsc', '--noEmit']),
  },
  { name: 'lint', isStatic: true, run: () => check(['oxlint', '--type-aware']) },
  { name: 'knip', isStatic: true, run: () => check(['knip']) },
  {
    name: 'engine',
    showsOutput: true,
    run: () => findEngine({ cache: paths.cache, mayFetch: process.env['CI'] === 'true' }),
  },
  {
    name: 'unit',
    run: () =>
      count(unitReport, countVitest, [
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unitReport}`,
      ]),
  },
  { name: 'build', run: () => check(['tsx', 'scripts/build.ts']) },
  {
    name: 'budgets',
    needs: 'build',
    showsOutput: true,
    run: () => check(['tsx', 'scripts/release/budgets.ts']),
  },
  { name: 'e2e', needs: 'build', run: runE2e },
]
