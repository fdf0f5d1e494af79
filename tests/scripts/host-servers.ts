import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { userInfo } from 'node:os'
import { delimiter, resolve } from 'node:path'
import { type SiteFacts, writeSiteFacts } from '../../scripts/pages/site-facts.ts'
import type { writeHosting } from '../../scripts/serve/hosting.ts'
import { findFreePort } from '../../scripts/serve/port.ts'
import { startServer } from '../../scripts/serve/serve.ts'

export interface Host {
  readonly port: number
  readonly stop: () => Promise<void>
}

/** The path of an installed command, or null. Debian has servers in `/usr/sbin`, which not every PATH contains. */
function findCommand(name: string): string | null {
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
async function startNginx(command: string, text: string, dist: string, home: string): Promise<Host> {
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
async function startCaddy(command: string, text: string, dist: string, home: string): Promise<Host> {
  const port = await findFreePort()
  const site = text.replace('shop.example {', `http://127.0.0.1:${port} {`).replace('/srv/shop', dist)
  const file = resolve(home, 'Caddyfile')
  await mkdir(home, { recursive: true })
  await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
  return startHost(command, ['run', '--adapter', 'caddyfile', '--config', file], home, port)
}

interface HostedSite {
  /** The host's root. */
  readonly root: string
  /** The shop's folder in it, with slashes around it. */
  readonly base: string
  /** For our own server. */
  readonly facts: SiteFacts
  /** For the other servers. */
  readonly texts: Pick<ReturnType<typeof writeHosting>, 'nginx.conf' | 'Caddyfile'>
  /** A folder for a server's own files. */
  readonly home: string
}

interface Server {
  readonly name: string
  readonly start: (site: HostedSite) => Promise<Host>
}

const ownServer: Server = {
  name: 'our own server',
  async start({ root, base, facts, home }) {
    const siteFacts = resolve(home, 'own.json')
    await mkdir(home, { recursive: true })
    await writeSiteFacts(siteFacts, facts)
    const server = await startServer({ port: 0, dist: resolve(root, base.slice(1)), siteFacts })
    return { port: server.port, stop: () => server.close() }
  },
}

const nginx = findCommand('nginx')
const caddy = findCommand('caddy')
for (const [name, command] of Object.entries({ nginx, Caddy: caddy }))
  if (command === null) console.log(`${name} is not installed: its file is not tried.`)

/** Our own server, and those that the build writes a file for, where they are installed. */
export const installedServers: readonly Server[] = [
  ownServer,
  ...(nginx === null
    ? []
    : [
        {
          name: 'nginx',
          start: ({ texts, root, home }: HostedSite) =>
            startNginx(nginx, texts['nginx.conf'], root, resolve(home, 'nginx')),
        },
      ]),
  ...(caddy === null
    ? []
    : [
        {
          name: 'Caddy',
          start: ({ texts, root, home }: HostedSite) =>
            startCaddy(caddy, texts.Caddyfile, root, resolve(home, 'caddy')),
        },
      ]),
]
