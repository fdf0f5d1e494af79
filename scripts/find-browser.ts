import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { chromium } from 'playwright'
import { isMain } from './is-main.ts'

export interface FoundBrowser {
  readonly executablePath: string
  /** The same version as a program that has no windows and starts and ends far sooner; the browser itself without one. */
  readonly shellPath: string
  /** Where it came from, in words. */
  readonly how: string
}

const shellCommand = 'chromium-headless-shell'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name]
    return folder === undefined ? [] : [resolve(folder, 'Google/Chrome/Application/chrome.exe')]
  }),
]

/**
 * A Chromium that starts on this machine: the one that `CHROMIUM_PATH` names, Playwright's own, an installed
 * one, or one that is installed now. Throws, with what to do about it, where none of this works.
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
    say(`No Chromium here yet. Installing one: ${install.map((command) => command.join(' ')).join(' && ')}`)
    if (!(await runAll(install))) continue
    const installed = (await findPlaywrights()) ?? (await findInstalled())
    if (installed) return { ...installed, how: `${installed.how}, installed just now` }
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  )
}

async function findPlaywrights(): Promise<FoundBrowser | null> {
  const executablePath = chromium.executablePath()
  if (!(await canStart(executablePath))) return null
  return { executablePath, shellPath: executablePath, how: "Playwright's own" }
}

async function findInstalled(): Promise<FoundBrowser | null> {
  for (const executablePath of [...commands.flatMap(onPath), ...usualPlaces]) {
    if (!(await canStart(executablePath))) continue
    return {
      executablePath,
      shellPath: (await findShell(executablePath)) ?? executablePath,
      how: 'installed on this machine',
    }
  }
  return null
}

/** Every place where a command may stand. */
function onPath(command: string): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.map((folder) => resolve(folder, command))
}

async function findShell(executablePath: string): Promise<string | null> {
  const version = versionIn(await askVersion(executablePath))
  for (const path of onPath(shellCommand)) {
    if (version !== null && versionIn(await askVersion(path)) === version) return path
  }
  return null
}

/** `Chromium 156.0.8078.79 built on …` has `156.0.8078.79`; null for what names none. */
export const versionIn = (words: string | null): string | null =>
  /\b\d+(?:\.\d+){3}\b/.exec(words ?? '')?.[0] ?? null

/** A file is not enough: Ubuntu's `chromium-browser` can be a note about snaps, and libraries can be missing. */
async function canStart(executablePath: string): Promise<boolean> {
  // Windows' Chrome opens a window instead of answering.
  if (process.platform === 'win32') return existsSync(executablePath)
  return (await askVersion(executablePath)) !== null
}

/** What a program says of its version; null for one that does not start. */
async function askVersion(path: string): Promise<string | null> {
  if (!existsSync(path) || process.platform === 'win32') return null
  return new Promise((done) => {
    execFile(path, ['--version'], { timeout: 20_000 }, (error, said) => done(error ? null : said))
  })
}

type Command = readonly [string, ...string[]]

/** Ways to get a browser, best first; each is a row of commands. */
async function installers(): Promise<Command[][]> {
  const isRoot = process.getuid?.() === 0
  const aptGet = (...packages: string[]): Command[] => [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', ...packages, 'fonts-liberation'],
  ]
  // Without a password only: nobody may be there to type one.
  const canBecomeRoot =
    isRoot || process.platform === 'win32' || (await run(['sudo', '-n', 'true'], 'ignore'))
  const playwright: Command = ['npx', 'playwright', 'install']
  return [
    // Not every Debian has the shell.
    ...(isRoot && existsSync('/usr/bin/apt-get')
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

/** Whether the command came through. What it says goes to stderr: stdout is for the answer. */
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

function say(words: string): void {
  process.stderr.write(`${words}\n`)
}

if (isMain(import.meta.url)) {
  try {
    const { executablePath, how } = await findBrowser()
    say(`Chromium: ${how}.`)
    console.log(executablePath)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
