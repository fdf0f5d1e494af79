import { rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pLimit from 'p-limit'
import { requireChdb } from '#catalogue-service/chdb.ts'

/*
 * The part of ClickHouse's HTTP interface that @clickhouse/client uses here, over the embedded engine: the statement in
 * the body, or in `query` where the body has rows; `param_NAME` values and settings in the address; an error's text with
 * its code in a header. Started with the folder of the library and that of the data; sends its port.
 */
const [libraryFolder = '', dataFolder = ''] = process.argv.slice(2)
const { Session } = requireChdb(libraryFolder)
let session = new Session(dataFolder)
/** A session answers one statement after the other. */
const inTurn = pLimit(1)

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`

/** Parameters of the address that are no settings of the library's session. */
const ofTheInterface = new Set(['query', 'query_id', 'cancel_http_readonly_queries_on_client_close'])

/** Rows of an insert, in a file: the library reads the format `Native` from files alone. */
async function insert(sql: string, rows: Buffer): Promise<void> {
  const [, table, columns] = /^insert into (\S+) \(([^)]*)\) format Native$/.exec(sql.trim()) ?? []
  if (table === undefined || columns === undefined) throw new Error(`Code: 62. Not an insert: ${sql}`)
  const file = resolve(dataFolder, 'rows.native')
  await writeFile(file, rows)
  try {
    await session.queryAsync(
      `insert into ${table} (${columns}) select ${columns} from file('${file}', 'Native')`,
      { format: 'TSV' },
    )
  } finally {
    await rm(file)
  }
}

async function answer(request: IncomingMessage): Promise<string> {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const body = await buffer(request)
  return inTurn(async () => {
    await session.queryAsync('set max_execution_time = 0', { format: 'TSV' })
    for (const [name, value] of searchParams)
      if (!ofTheInterface.has(name))
        await session.queryAsync(`set ${name} = ${quoted(value)}`, { format: 'TSV' })
    const inAddress = searchParams.get('query')
    if (inAddress !== null) {
      await insert(inAddress, body)
      return ''
    }
    return (await session.queryAsync(body.toString(), { format: 'TSV' })).text()
  })
}

const server = createServer((request, response) => {
  answer(request).then(
    (text) => response.end(text),
    (error: unknown) => {
      // What the statement has written so far would precede the next answer of its session.
      session.close()
      session = new Session(dataFolder)
      const text = error instanceof Error ? error.message : String(error)
      const [, code = '1002'] = /Code: (\d+)/.exec(text) ?? []
      response.writeHead(500, { 'X-ClickHouse-Exception-Code': code }).end(text)
    },
  )
}).listen(0, 'localhost', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
})
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
