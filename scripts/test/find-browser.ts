import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { chromium } from 'playwright'
import { isMain } from '../is-main.ts'

export interface FoundBrowser {
  readonly executablePath: string
  /**
   * The headless shell of the same version, which starts and ends far sooner than the browser; the browser itself
   * where there is none.
   */
  readonly shellPath: string
  /** Where the browser was found, for messages. */
  readonly how: string
}

const shellCommand = 'chromium-headless-shell'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const usualPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name]
    return folder === undefined ? [] : [resolve(folder, 'Google/Chrome/Application/chrome.exe')]
  }),
]

/**
 * Returns a Chromium that starts on this machine: the one in `CHROMIUM_PATH`, Playwright's own, an installed one, or
 * one that is installed now. Throws with instructions where none of this works.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (await canStart(named))
      return { executablePath: named, shellPath: named, how: 'named by CHROMIUM_PATH' }
    throw new Error(`CHROMIUM_PATH names '${named}', which does not start.`)
  }
  const found = (await findPlaywrights()) ?? (await findInstalled())
  if (found) return found

  for (const install of await installers()) {
    log(`No Chromium here yet. Installing one: ${install.map((command) => command.join(' ')).join(' && ')}`)
    if (!(await runAll(install))) continue
    const installed = (await findPlaywrights()) ?? (await findInstalled())
    if (installed) return { ...installed, how: `${installed.how}, installed just now` }
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  )
}

/**
 * Installs the headless shell beside a Chromium from Debian's packages, together with the browser's newest version, since
 * both must be of one version. Returns the browser unchanged where that is not possible.
 */
async function installShell(browser: FoundBrowser): Promise<FoundBrowser> {
  const isDebians = browser.executablePath === '/usr/bin/chromium' && existsSync('/usr/bin/apt-get')
  if (browser.shellPath !== browser.executablePath || !isDebians || !isRoot()) return browser
  const install = aptGet('chromium', shellCommand)
  log(
    `No headless shell here yet. Installing one: ${install.map((command) => command.join(' ')).join(' && ')}`,
  )
  await runAll(install)
  return (await findInstalled()) ?? browser
}

async function findPlaywrights(): Promise<FoundBrowser | null> {
  const executablePath = chromium.executablePath()
  if (!(await canStart(executablePath))) return null
  return { executablePath, shellPath: executablePath, how: "Playwright's own" }
}

async function findInstalled(): Promise<FoundBrowser | null> {
  for (const executablePath of [...commands.flatMap(onPath), ...usualPaths]) {
    if (!(await canStart(executablePath))) continue
    return {
      executablePath,
      shellPath: (await findShell(executablePath)) ?? executablePath,
      how: 'installed on this machine',
    }
  }
  return null
}

/** Every path at which a command may be. */
function onPath(command: string): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.map((folder) => resolve(folder, command))
}

async function findShell(executablePath: string): Promise<string | null> {
  const version = versionIn(await readVersion(executablePath))
  for (const path of onPath(shellCommand)) {
    if (version !== null && versionIn(await readVersion(path)) === version) return path
  }
  return null
}

/** Reads `156.0.8078.79` from `Chromium 156.0.8078.79 built on …`; null where the text has no version. */
export const versionIn = (text: string | null): string | null =>
  /\b\d+(?:\.\d+){3}\b/.exec(text ?? '')?.[0] ?? null

/**
 * Starts the program, since a file is not enough: Ubuntu's `chromium-browser` can be a stub that refers to snaps,
 * and libraries can be missing.
 */
async function canStart(executablePath: string): Promise<boolean> {
  // On Windows, Chrome opens a window instead of printing its version.
  if (process.platform === 'win32') return existsSync(executablePath)
  return (await readVersion(executablePath)) !== null
}

/** The output of the program's version flag; null where the program does not start. */
async function readVersion(path: string): Promise<string | null> {
  if (!existsSync(path) || process.platform === 'win32') return null
  return new Promise((done) => {
    execFile(path, ['--version'], { timeout: 20_000 }, (error, stdout) => done(error ? null : stdout))
  })
}

type Command = readonly [string, ...string[]]

const isRoot = () => process.getuid?.() === 0

const aptGet = (...packages: string[]): Command[] => [
  ['apt-get', '-o', 'Acquire::http::Timeout=20', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', ...packages, 'fonts-liberation'],
]

/** Commands that install a browser, best first; each entry is a row of commands. */
async function installers(): Promise<Command[][]> {
  // Only without a password: there may be nobody to type one.
  const canBecomeRoot =
    isRoot() || process.platform === 'win32' || (await run(['sudo', '-n', 'true'], 'ignore'))
  const playwright: Command = ['npx', 'playwright', 'install']
  return [
    // Some Debian releases do not have the shell.
    ...(isRoot() && existsSync('/usr/bin/apt-get')
      ? [aptGet('chromium', shellCommand), aptGet('chromium')]
      : []),
    ...(canBecomeRoot ? [[[...playwright, '--with-deps', 'chromium'] satisfies Command]] : []),
    [[...playwright, 'chromium']],
  ]
}

async function runAll(row: readonly Command[]): Promise<boolean> {
  for (const command of row) {
    if (!(await run(command, 'inherit'))) return false
  }
  return true
}

/** Returns whether the command succeeded. Writes its output to stderr, since stdout is for the result. */
function run([command, ...args]: Command, output: 'inherit' | 'ignore'): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      stdio: ['ignore', output === 'inherit' ? process.stderr : 'ignore', output],
      shell: process.platform === 'win32',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    child.once('error', () => done(false))
    child.once('close', (code) => done(code === 0))
  })
}

function log(text: string): void {
  process.stderr.write(`${text}\n`)
}

if (isMain(import.meta.url)) {
  try {
    const { executablePath, how } = await installShell(await findBrowser())
    log(`Chromium: ${how}.`)
    console.log(executablePath)
  } catch (error) {
    log(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
