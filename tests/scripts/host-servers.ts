import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { userInfo } from 'node:os'
import { delimiter, resolve } from 'node:path'
import { findFreePort } from '../../scripts/serve/port.ts'

export interface Host {
  readonly port: number
  readonly stop: () => Promise<void>
}

/** The path of an installed command, or null. Debian has servers in `/usr/sbin`, which not every PATH contains. */
export function findCommand(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => resolve(folder, name)).find((file) => existsSync(file)) ?? null
}

const canConnect = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => done(true)).once('error', () => done(false))
    socket.once('connect', () => socket.destroy())
  })

/** Rejects with the server's output where it exits before it listens. */
async function waitUntilOpen(child: ChildProcess, port: number): Promise<void> {
  let output = ''
  child.stderr?.on('data', (chunk) => (output += String(chunk)))
  while (!(await canConnect(port))) {
    if (child.exitCode !== null) throw new Error(output)
    await new Promise((done) => setTimeout(done, 20))
  }
}

async function startHost(
  command: string,
  args: readonly string[],
  home: string,
  port: number,
): Promise<Host> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  await waitUntilOpen(child, port)
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Starts nginx on a free port with the file of the build, changed as its first lines instruct. */
export async function startNginx(command: string, text: string, dist: string, home: string): Promise<Host> {
  const port = await findFreePort()
  const site = text.replace('listen 80;', `listen 127.0.0.1:${port};`).replace('/srv/shop', dist)
  await mkdir(home, { recursive: true })
  await writeFile(resolve(home, 'site.conf'), site)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  // Only this user can read the temporary folder, so nginx must run as this user.
  const main = `daemon off; user ${userInfo().username}; worker_processes 1; pid ${home}/nginx.pid; error_log stderr;
events { worker_connections 64; }
http {
  access_log off;
  ${paths.map((name) => `${name}_temp_path ${home}/${name};`).join('\n  ')}
  include /etc/nginx/mime.types;
  include ${home}/site.conf;
}
`
  await writeFile(resolve(home, 'nginx.conf'), main)
  return startHost(command, ['-e', 'stderr', '-p', home, '-c', resolve(home, 'nginx.conf')], home, port)
}

/** Starts Caddy in the same way. */
export async function startCaddy(command: string, text: string, dist: string, home: string): Promise<Host> {
  const port = await findFreePort()
  const site = text.replace('shop.example {', `http://127.0.0.1:${port} {`).replace('/srv/shop', dist)
  const file = resolve(home, 'Caddyfile')
  await mkdir(home, { recursive: true })
  await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
  return startHost(command, ['run', '--adapter', 'caddyfile', '--config', file], home, port)
}
