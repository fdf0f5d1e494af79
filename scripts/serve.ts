import { statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { shop } from '#shop'
import { headersFor, planHeaders } from './headers.ts'
import { isMain } from './is-main.ts'
import { places } from './places.ts'
import { listen, parsePort } from './port.ts'
import { readSiteFacts } from './site-facts.ts'
import { openSite, type Site } from './site.ts'
import { stopWithNpm } from './stop-with-npm.ts'

interface Options {
  /** 0 takes any free one. */
  readonly port: number
  /** Folder of pages; absolute. */
  readonly dist?: string
  /** The file that a finished build leaves. */
  readonly siteFacts?: string
}

export interface RunningServer {
  readonly port: number
  readonly url: string
  /** Lets answers that are under way finish, for two seconds at most. */
  close(): Promise<void>
}

/**
 * Serves a finished build. A new build may replace it at any time: until it is there, visitors are asked to
 * wait. Throws a sentence for people where nothing is built or the port cannot be had.
 */
export async function startServer(options: Options): Promise<RunningServer> {
  const currentSite = followBuilds(options.dist ?? places.dist, options.siteFacts ?? places.siteFacts)
  if (!(await currentSite()))
    throw new Error('Nothing is built yet. `npm start` builds and serves; `npm run build` only builds.')

  const server = createServer((request, response) => {
    currentSite()
      .then((site) => (site ?? askToWait)(request, response))
      // Whatever a request may be, it is that visitor's alone.
      .catch(() => (response.headersSent ? response.destroy() : response.writeHead(400).end()))
  })
  const port = await listen(server, options.port)
  return { port, url: `http://localhost:${port}`, close: () => close(server) }
}

/** The site of the latest finished build, or null while there is none. */
function followBuilds(dist: string, siteFacts: string): () => Promise<Site | null> {
  let builtAt: number | undefined
  let site: Promise<Site> | null = null
  return async () => {
    const latest = statSync(siteFacts, { throwIfNoEntry: false })?.mtimeMs
    if (latest !== builtAt) {
      builtAt = latest
      site = latest === undefined ? null : readSiteFacts(siteFacts).then((facts) => openSite(dist, facts))
    }
    return site
  }
}

function askToWait(_: IncomingMessage, response: ServerResponse): void {
  response
    .writeHead(503, {
      ...headersFor(planHeaders({ scriptHashes: [], styleHashes: [], files: [] }), '/'),
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain;charset=utf-8',
      'Retry-After': '2',
    })
    .end('The shop is being rebuilt. Please try again in a moment.\n')
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), 2000)
    server.close(() => {
      clearTimeout(impatience)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** Serves on `PORT` until the process is asked to stop. */
export async function serve(): Promise<void> {
  const server = await startServer({ port: parsePort(process.env['PORT'], 4173) })
  console.log(`${shop.name} is open at ${server.url}`)
  const stop = () => void server.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  stopWithNpm(stop)
}

if (isMain(import.meta.url)) {
  await serve().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
