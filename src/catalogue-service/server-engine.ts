import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ClickHouseLogLevel, createClient } from '@clickhouse/client'
import * as v from 'valibot'
import { type Engine, failureOf, type Row, rowsSchema } from './engine.ts'

interface Options {
  /** `https://user:password@host:8443/database`. */
  readonly url: string
  /** Statements at a time. */
  readonly sessions: number
}

/** A ClickHouse server, or one node of a cluster. */
export function createServerEngine({ url, sessions }: Options): Engine {
  const client = createClient({
    url,
    max_open_connections: sessions,
    request_timeout: 600_000,
    // Its lines are no JSON and have the values of a statement, which visitors typed. Errors are rejected as well.
    log: { level: ClickHouseLogLevel.OFF },
  })
  return {
    async query({ sql, parameters }, { signal, seconds } = {}): Promise<readonly Row[]> {
      try {
        const result = await client.query({
          query: sql,
          query_params: parameters,
          format: 'JSON',
          ...(signal && { abort_signal: signal }),
          clickhouse_settings: {
            // A closed connection stops the query.
            cancel_http_readonly_queries_on_client_close: 1,
            output_format_json_quote_64bit_integers: 0,
            ...(seconds !== undefined && { max_execution_time: seconds }),
          },
        })
        return v.parse(rowsSchema, await result.json()).data
      } catch (error) {
        signal?.throwIfAborted()
        throw failureOf(error)
      }
    },
    async run({ sql, parameters }) {
      await client.command({ query: sql, query_params: parameters }).catch((error: unknown) => {
        throw failureOf(error)
      })
    },
    async insert(table, columns, rows) {
      await client
        .exec({
          query: `insert into ${table} (${columns.join(', ')}) format Native`,
          values: Readable.from([rows], { objectMode: false }),
        })
        .then(({ stream }) => finished(stream.resume()))
        .catch((error: unknown) => {
          throw failureOf(error)
        })
    },
    close: () => client.close(),
  }
}
