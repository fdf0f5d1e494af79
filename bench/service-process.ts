import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { paths } from '../scripts/paths.ts'
import { findFreePort } from '../scripts/serve/port.ts'

const command = [process.execPath, '--import', 'tsx', resolve(paths.root, 'scripts/catalogue.ts')] as const

/** Runs the catalogue's own command to its end. Returns seconds. */
export async function loadDemo(data: string, size: number): Promise<number> {
  const [node, ...args] = command
  const start = performance.now()
  const child = spawn(node, [...args, '--load', `demo:${size}`], {
    cwd: paths.root,
    env: { ...process.env, CATALOGUE_DATA: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const code = await new Promise((done) => {
    child.once('close', done)
  })
  if (code !== 0) throw new Error(`Loading ${size} products has failed.`)
  return (performance.now() - start) / 1000
}

/** That the service accepts updates with. */
export const updateToken = 'a token for benchmarks'

export interface ServiceProcess {
  readonly url: string
  /** The most memory so far of the service and its engine, in MB; NaN where the system does not say. */
  readonly memory: () => Promise<number>
  readonly stop: () => Promise<void>
  /** Ends the process without a word to it. */
  readonly kill: () => Promise<void>
}

const childrenOf = async (pid: number) =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').filter(Boolean).map(Number)

async function peakOf(pid: number): Promise<number> {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes ?? Number.NaN) / 1000
}

async function peakOfTree(pid: number): Promise<number> {
  const children = await childrenOf(pid)
  const peaks = await Promise.all([peakOf(pid), ...children.map(peakOfTree)])
  return peaks.reduce((sum, one) => sum + one, 0)
}

/**
 * Starts the service as an owner does, for the pages of one origin, and waits until it is ready. As a guest it leaves the
 * processor to others first, as if it had a machine of its own.
 */
export async function startServiceProcess(
  data: string,
  {
    port: wanted,
    origin = '',
    isGuest = false,
  }: { readonly port?: number; readonly origin?: string; readonly isGuest?: boolean } = {},
): Promise<ServiceProcess> {
  const [program, ...args] = isGuest ? ['nice', '-n', '19', ...command] : command
  const port = wanted ?? (await findFreePort())
  const child: ChildProcess = spawn(program, args, {
    cwd: paths.root,
    env: {
      ...process.env,
      CATALOGUE_DATA: data,
      CATALOGUE_ORIGINS: origin,
      CATALOGUE_TOKEN: updateToken,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: isGuest,
  })
  // Linux may share the cores between sessions first, and weigh processes within one: the browser has a session, too.
  if (isGuest) await writeFile(`/proc/${child.pid}/autogroup`, '19').catch(() => undefined)
  const ended = new Promise((done) => {
    child.once('close', done)
  })
  const url = `http://localhost:${port}`
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isReady = await fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) break
    await sleep(100)
  }
  return {
    url,
    memory: () =>
      child.pid === undefined ? Promise.resolve(Number.NaN) : peakOfTree(child.pid).catch(() => Number.NaN),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
