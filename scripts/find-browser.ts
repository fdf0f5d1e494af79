import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { chromium } from 'playwright'
import { isMain } from './is-main.ts'

export interface FoundBrowser {
  readonly executablePath: string
  /** Where it came from, in words. */
  readonly how: string
}

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
    if (await canStart(named)) return { executablePath: named, how: 'named by CHROMIUM_PATH' }
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
  return (await canStart(executablePath)) ? { executablePath, how: "Playwright's own" } : null
}

async function findInstalled(): Promise<FoundBrowser | null> {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = commands.flatMap((command) => folders.map((folder) => resolve(folder, command)))
  for (const executablePath of [...onPath, ...usualPlaces]) {
    if (await canStart(executablePath)) return { executablePath, how: 'installed on this machine' }
  }
  return null
}

/** A file is not enough: Ubuntu's `chromium-browser` can be a note about snaps, and libraries can be missing. */
async function canStart(executablePath: string): Promise<boolean> {
  if (!existsSync(executablePath)) return false
  // Windows' Chrome opens a window instead of answering.
  if (process.platform === 'win32') return true
  return new Promise((done) => {
    execFile(executablePath, ['--version'], { timeout: 20_000 }, (error) => done(error === null))
  })
}

type Command = readonly [string, ...string[]]

/** Ways to get a browser, best first; each is a row of commands. */
async function installers(): Promise<Command[][]> {
  const isRoot = process.getuid?.() === 0
  const aptGet: Command[] = [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ]
  // Without a password only: nobody may be there to type one.
  const canBecomeRoot =
    isRoot || process.platform === 'win32' || (await run(['sudo', '-n', 'true'], 'ignore'))
  const playwright: Command = ['npx', 'playwright', 'install']
  return [
    ...(isRoot && existsSync('/usr/bin/apt-get') ? [aptGet] : []),
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
