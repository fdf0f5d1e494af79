import { stat } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { dirname, resolve } from 'node:path'
import { gracefulStop } from '../../src/catalogue-service/close-server.ts'
import { headersFor, planHeaders } from './headers.ts'
import { isMain } from '../is-main.ts'
import { paths } from '../paths.ts'
import { readArguments } from '../read-arguments.ts'
import { listen, parsePort } from './port.ts'
import { DamagedFacts, readSiteFacts } from '../pages/site-facts.ts'
import { openSite, sendText, type Site } from './site.ts'
import { stopWithNpm } from './stop-with-npm.ts'

const usage = `npm run serve   serves the last build; PORT sets another port than 4173. It takes no options.`

interface Options {
  /** 0 means any free port. */
  readonly port: number
  /** Folder of pages; absolute. */
  readonly dist?: string
  /** The file that a finished build writes; the previous release is in `previous` beside it. */
  readonly siteFacts?: string
}

export interface RunningServer {
  readonly port: number
  /** Of the shop that was built. */
  readonly name: string
  /** The shop's address, without a slash at the end. */
  readonly url: string
  /** Accepts no more connections, and ends the responses in progress; after ten seconds the rest is cut. */
  close(): Promise<void>
}

/**
 * Milliseconds without traffic after which a connection is closed, so that a client that stopped reading keeps none
 * open.
 */
const idleTimeout = 60_000

/** Seconds that a stop waits for responses in progress. */
const longestStop = 10

/**
 * Serves a finished build, and each later one as soon as it is in place. Throws a readable sentence where nothing is
 * built or the port is in use.
 */
export async function startServer(options: Options): Promise<RunningServer> {
  const siteFacts = options.siteFacts ?? paths.siteFacts
  const currentSite = await followBuilds(options.dist ?? paths.dist, siteFacts)
  const server = createServer((request, response) => {
    currentSite()
      .then((site) => site(request, response))
      .catch((error: unknown) => sendFailure(response, error))
  })
  const stop = gracefulStop(server)
  server.setTimeout(idleTimeout)
  const port = await listen(server, options.port)
  // Accepting a connection can fail, too: that connection is lost, and the server continues.
  server.on('error', (error) => console.error(error.message))
  const { base, name } = await readSiteFacts(siteFacts)
  return { port, name, url: `http://localhost:${port}${base.slice(0, -1)}`, close: () => stop(longestStop) }
}

/**
 * Returns a function that returns the site of the latest finished build. Where the facts cannot be read, it returns
 * the previous site; where they are damaged, it rejects.
 */
async function followBuilds(dist: string, siteFacts: string): Promise<() => Promise<Site>> {
  const previous = resolve(dirname(siteFacts), 'previous')
  const open = async () => openSite({ dist, previous, facts: await readSiteFacts(siteFacts) })
  let version = await findVersion(siteFacts)
  if (version === null)
    throw new Error('Nothing is built yet. `npm start` builds and serves; `npm run build` only builds.')
  let site = open()
  await site
  return async () => {
    const latest = await findVersion(siteFacts)
    if (latest === null || latest === version) return site
    const [versionBefore, siteBefore] = [version, site]
    version = latest
    site = open().catch((error: unknown) => {
      if (error instanceof DamagedFacts) throw error
      version = versionBefore
      return siteBefore
    })
    return site
  }
}

/** A value that changes with every write of the file; null where it cannot be read. */
const findVersion = (file: string) =>
  stat(file).then(
    ({ ino, mtimeMs }) => `${ino} ${mtimeMs}`,
    () => null,
  )

/** Temporary errors (no free descriptors or memory, damaged facts) have status 503, others 500. */
function sendFailure(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const isTemporary =
    error instanceof DamagedFacts || code === 'EMFILE' || code === 'ENFILE' || code === 'ENOMEM'
  console.error(error instanceof Error ? error.message : error)
  sendText(
    response,
    isTemporary ? 503 : 500,
    'The shop cannot answer this right now. Please try again in a moment.',
    {
      ...headersFor(withoutSources, '/'),
      'Cache-Control': 'no-store',
      ...(isTemporary && { 'Retry-After': '2' }),
    },
  )
}

const withoutSources = planHeaders({
  base: '/',
  scriptHashes: [],
  styleHashes: [],
  imageOrigins: [],
  files: [],
})

/** Serves on `PORT` until the process receives a stop signal. */
export async function serve(): Promise<void> {
  const server = await startServer({ port: parsePort(process.env['PORT'], 4173) })
  console.log(`${server.name} is open at ${server.url}`)
  const stop = () => void server.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  stopWithNpm(stop)
}

if (isMain(import.meta.url)) {
  try {
    if (readArguments(usage, { options: {} }).values.help) console.log(usage)
    else await serve()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
